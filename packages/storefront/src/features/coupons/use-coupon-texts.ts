import type { CouponTerms } from "@carmine/api/hooks";
import type { CouponCardProps } from "@carmine/design-system";
import type { MoneyParts } from "@carmine/i18n";
import { defineMessages, useIntl, useMoney } from "@carmine/i18n/react";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { pictureOf } from "../products/picture.ts";
import { priceParts } from "../products/price-parts.ts";

const kindTexts = defineMessages({
  merchant: { defaultMessage: "Shop", description: "Fact of a refund, and other places" },
  goods: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  category: { defaultMessage: "Category", description: "Type of coupon: for a category" },
  all: { defaultMessage: "Any order", description: "Type of coupon: for everything" },
});

/** Returns functions that format a coupon for cards and lines in the page's language. */
export const useCouponTexts = () => {
  const intl = useIntl();
  const exact = useMoney();
  /** Whole amounts have no decimals. */
  const money = (amount: string): MoneyParts => {
    const parts = exact(amount);
    if (Number(parts.fraction) !== 0) return parts;
    const text = parts.text.replace(parts.decimal + parts.fraction, "");
    return { ...parts, text, decimal: "", fraction: "" };
  };
  const { name: marketplace } = useMarketplaceTexts();
  const condition = ({ minimum }: Pick<CouponTerms, "minimum">): string =>
    minimum === null
      ? intl.formatMessage({
          defaultMessage: "No minimum",
          description: "From which sum on a coupon is good",
        })
      : intl.formatMessage(
          { defaultMessage: "{amount} minimum", description: "From which sum on a coupon is good" },
          { amount: money(minimum).text },
        );
  /** Scope of the coupon: shop or category. */
  const place = ({ shop, category }: CouponTerms): string | undefined => shop?.name ?? category?.name;
  return {
    condition,
    place,
    /** “$15”. */
    amount: (amount: string): string => money(amount).text,
    /** “$15 off”. */
    off: (amount: string): string =>
      intl.formatMessage(
        { defaultMessage: "{amount} off", description: "What a coupon takes off" },
        { amount: money(amount).text },
      ),
    /** “Over $250 · Carmine Tires”. */
    terms: (coupon: CouponTerms): string => [condition(coupon), place(coupon)].filter(Boolean).join(" · "),
    card: (
      coupon: CouponTerms,
    ): Pick<
      CouponCardProps,
      "title" | "amount" | "condition" | "kind" | "kindLabel" | "issuer" | "products"
    > => ({
      title: coupon.name,
      amount: priceParts(money(coupon.amount)),
      condition: condition(coupon),
      kind: coupon.kind,
      kindLabel: intl.formatMessage(
        coupon.kind === "category" && !coupon.category ? kindTexts.all : kindTexts[coupon.kind],
      ),
      issuer: coupon.shop
        ? { name: coupon.shop.name }
        : { name: [coupon.category?.name, marketplace].filter(Boolean).join(" · "), platform: true },
      ...(coupon.products && {
        products: {
          pictures: coupon.products.shown.map(({ picture }) => pictureOf(picture)),
          text: intl.formatMessage(
            {
              defaultMessage: "{count, plural, one {# product} other {# products}}",
              description: "How many products a shop sells, and other places",
            },
            { count: coupon.products.count },
          ),
        },
      }),
    }),
  };
};
