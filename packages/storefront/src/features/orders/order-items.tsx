import type { BoughtItem, OrderItem } from "@carmine/api/hooks";
import type { OrderLineItem, PriceProps } from "@carmine/design-system";
import { sumMoney } from "@carmine/i18n";
import { useIntl, useMoney } from "@carmine/i18n/react";
import { useCurrency } from "../home-data.ts";
import { productHref } from "../links.ts";
import { optionText } from "../products/option-text.ts";
import { pictureOf } from "../products/picture.ts";
import { priceParts } from "../products/price-parts.ts";

/** Returns functions that format amounts and quantities on bills in the page's language. */
export const useBill = () => {
  const intl = useIntl();
  const money = useMoney();
  const { digits } = useCurrency();
  return {
    text: (amount: string): string => money(amount).text,
    /** With a minus sign. */
    reduction: (amount: string): string => money(`-${amount}`).text,
    parts: (amount: string): PriceProps["parts"] => priceParts(money(amount)),
    sum: (price: string, count: number): string => sumMoney([{ price, count }], digits),
    times: (count: number): string => `×\u00A0${intl.formatNumber(count)}`,
    units: (count: number): string =>
      intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# unit} other {# units}}",
          description: "Number of units bought",
        },
        { count },
      ),
  };
};

export type Bill = ReturnType<typeof useBill>;

/** The selected values as the `option` of a row. */
export const optionOf = ({ options }: Pick<BoughtItem, "options">): { option?: string } =>
  options.length > 0 ? { option: optionText(options) } : {};

/** Lines of an order for its card. */
export const orderItems = (items: readonly (OrderItem | BoughtItem)[], bill: Bill): OrderLineItem[] =>
  items.map((item, index) => ({
    id: "id" in item ? item.id : `${item.skuId}-${index}`,
    href: productHref(item.productId),
    title: item.name,
    picture: pictureOf(item.picture),
    ...optionOf(item),
    count: bill.times(item.quantity),
    sum: bill.text(bill.sum(item.price, item.quantity)),
  }));
