import type { PricePart, PriceProps, ProductTag } from "@carmine/design-system";
import { savingPercent, type Amount } from "@carmine/i18n";
import { defineMessages, useIntl, useMoney } from "@carmine/i18n/react";
import { priceParts } from "./price-parts.ts";

const texts = defineMessages({
  listPrice: { defaultMessage: "List price", description: "Read out before a struck list price" },
  soldOut: { defaultMessage: "Sold out", description: "Over the picture of a product of which none is left" },
});

interface Sold {
  sales: number;
  ficti?: number | null;
}

/** Below this many percent a tag would only make noise. */
const leastSaving = 3;

/** How prices, sales and ratings of goods are said in the page's language. */
export const useProductTexts = () => {
  const intl = useIntl();
  const money = useMoney();
  return {
    parts: (amount: Amount): PricePart[] => priceParts(money(amount)),
    money: (amount: Amount): string => money(amount).text,
    /** The struck list price, where it is above the price. */
    oldPrice: (price: Amount, listPrice: Amount | null | undefined): PriceProps["old"] =>
      savingPercent(price, listPrice) > 0 && listPrice != null
        ? { text: money(listPrice).text, label: intl.formatMessage(texts.listPrice) }
        : undefined,
    savingTags: (price: Amount, listPrice: Amount | null | undefined): ProductTag[] => {
      const percent = savingPercent(price, listPrice);
      if (percent < leastSaving) return [];
      return [
        {
          text: intl.formatMessage(
            {
              defaultMessage: "Save {percent}%",
              description: "Tag on a product card: saving against the list price",
            },
            { percent },
          ),
          variant: "outline",
        },
      ];
    },
    /** Shown sales are the real ones and the virtual part (wire contract). */
    sold: ({ sales, ficti }: Sold): string =>
      intl.formatMessage(
        { defaultMessage: "{count, number} sold", description: "Product card: how many were sold" },
        { count: sales + (ficti ?? 0) },
      ),
    soldOut: (): string => intl.formatMessage(texts.soldOut),
    score: (value: number): string =>
      intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    stars: (value: number): string =>
      intl.formatMessage(
        { defaultMessage: "{score} of 5 stars", description: "Read out instead of a row of stars" },
        {
          score: intl.formatNumber(value, { maximumFractionDigits: 1 }),
        },
      ),
  };
};
