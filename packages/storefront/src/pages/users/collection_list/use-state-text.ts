import type { SavedProduct } from "@carmine/api/hooks";
import type { ProductTag } from "@carmine/design-system";
import { subtractMoney } from "@carmine/i18n";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useCurrency } from "../../../features/home-data.ts";
import { useDateTimeParts } from "../../../features/orders/use-date-time.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { newsOf } from "./saved-state.ts";

const texts: Readonly<Record<"back" | "dropped" | "few" | "saved", MessageDescriptor>> = defineMessages({
  back: {
    defaultMessage: "Back in stock",
    description: "Wishlist: it was sold out and can be bought again",
  },
  dropped: {
    defaultMessage: "{amount} less than when you saved it",
    description: "Wishlist: so much cheaper it has become",
  },
  few: {
    defaultMessage: "{count, plural, one {Only # left} other {Only # left}}",
    description: "Wishlist: few units left",
  },
  saved: { defaultMessage: "Saved {day}", description: "Wishlist: on which day, such as Nov 14" },
});

/** The line below a saved product: its most important change, or when it was saved. */
export const useStateText = (): ((product: SavedProduct) => ProductTag) => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const partsOf = useDateTimeParts();
  const { digits } = useCurrency();
  return (product) => {
    switch (newsOf(product)) {
      case "back":
        return { text: intl.formatMessage(texts.back), variant: "success" };
      case "dropped": {
        const amount = productTexts.money(
          subtractMoney(product.savedPrice ?? product.price, product.price, digits),
        );
        return {
          text: intl.formatMessage(texts.dropped, { amount }),
          short: `−${amount}`,
          variant: "success",
        };
      }
      case "few":
        return { text: intl.formatMessage(texts.few, { count: product.stock }), variant: "caution" };
      default:
        return {
          text: intl.formatMessage(texts.saved, { day: partsOf(product.savedAt).day }),
          variant: "sunken",
        };
    }
  };
};
