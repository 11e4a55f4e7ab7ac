import type { PricePart, PriceProps, ProductCardProps, ProductTag } from "@carmine/design-system";
import { savingAmount, savingPercent, type Amount } from "@carmine/i18n";
import { defineMessages, useIntl, useMoney } from "@carmine/i18n/react";
import { priceParts } from "./price-parts.ts";

const texts = defineMessages({
  listPrice: { defaultMessage: "List price", description: "Read out before a struck list price" },
  self: {
    defaultMessage: "Self-operated",
    description: "Mark of a shop that the marketplace runs itself, and other places",
  },
  selfShort: {
    defaultMessage: "Self-operated",
    description: "Mark of a shop that the marketplace runs itself, and other places",
  },
  soldOut: {
    defaultMessage: "Sold out",
    description: "Cart: an option that can't be chosen, and other places",
  },
});

interface Tagged {
  price: Amount;
  listPrice?: Amount | null;
  isSelf?: boolean;
  tags?: readonly { text: string; tone: "neutral" | "success" }[];
}

const variants = { neutral: "sunken", success: "success" } as const;

/** Percent; smaller discounts get no tag. */
const leastSaving = 3;

/** Returns functions that format prices, sales and ratings of products in the page's language. */
export const useProductTexts = () => {
  const intl = useIntl();
  const money = useMoney();
  const score = (value: number): string =>
    intl.formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return {
    parts: (amount: Amount): PricePart[] => priceParts(money(amount)),
    money: (amount: Amount): string => money(amount).text,
    /** The list price if it is higher than the price. */
    oldPrice: (price: Amount, listPrice: Amount | null | undefined): PriceProps["old"] =>
      savingPercent(price, listPrice) > 0 && listPrice != null
        ? { text: money(listPrice).text, label: intl.formatMessage(texts.listPrice) }
        : undefined,
    /** Tags of a card, most important first; a card shows two of them. */
    tags: ({ price, listPrice, isSelf, tags = [] }: Tagged): ProductTag[] => {
      const percent = savingPercent(price, listPrice);
      const saving = intl.formatMessage(
        {
          defaultMessage: "Save {percent}%",
          description: "Tag on a product card: saving against the list price",
        },
        { percent },
      );
      const short = intl.formatNumber(-percent / 100, { style: "percent" }).replace("-", "−");
      return [
        ...(isSelf
          ? [
              {
                text: intl.formatMessage(texts.self),
                short: intl.formatMessage(texts.selfShort),
                variant: "solid",
              } as const,
            ]
          : []),
        ...(percent >= leastSaving ? [{ text: saving, short, variant: "outline" } as const] : []),
        ...tags.map(({ text, tone }) => ({ text, variant: variants[tone] })),
      ];
    },
    /** "−20%", on the picture of a deal; undefined for small discounts. */
    savedPercent: (price: Amount, listPrice: Amount | null | undefined): string | undefined => {
      const percent = savingPercent(price, listPrice);
      return percent < leastSaving
        ? undefined
        : intl.formatMessage(
            {
              defaultMessage: "−{share, number, percent}",
              description: "In the corner of a deal’s picture: what is saved against the list price",
            },
            { share: percent / 100 },
          );
    },
    /** "Save $24.50"; undefined for small discounts. */
    savedAmount: (price: Amount, listPrice: Amount | null | undefined): string | undefined =>
      savingPercent(price, listPrice) < leastSaving
        ? undefined
        : intl.formatMessage(
            {
              defaultMessage: "Save {amount}",
              description: "Product page: next to the price, and other places",
            },
            { amount: money(savingAmount(price, listPrice)).text },
          ),
    /** "1,240 sold"; undefined without sales, because "0 sold" would discourage buyers. */
    sold: (count: number): string | undefined =>
      count > 0
        ? intl.formatMessage(
            { defaultMessage: "{count, number} sold", description: "Product card: how many were sold" },
            { count },
          )
        : undefined,
    /** "4.7 (58)" for a card; undefined without reviews. */
    rating: ({
      stars,
      reviewCount,
    }: {
      stars: number | null;
      reviewCount: number;
    }): ProductCardProps["rating"] =>
      stars === null
        ? undefined
        : {
            text: intl.formatMessage(
              {
                defaultMessage: "{score} ({count, number})",
                description: "Product card: average of the stars, and the number of reviews",
              },
              {
                score: score(stars),
                count: reviewCount,
              },
            ),
            label: intl.formatMessage(
              {
                defaultMessage: "{score} of 5 stars, {count, plural, one {# review} other {# reviews}}",
                description: "Product card: for screen readers instead of a star with the average",
              },
              { score: intl.formatNumber(stars, { maximumFractionDigits: 1 }), count: reviewCount },
            ),
          },
    soldOut: (): string => intl.formatMessage(texts.soldOut),
    score,
    stars: (value: number): string =>
      intl.formatMessage(
        { defaultMessage: "{score} of 5 stars", description: "Read out instead of a row of stars" },
        {
          score: intl.formatNumber(value, { maximumFractionDigits: 1 }),
        },
      ),
  };
};
