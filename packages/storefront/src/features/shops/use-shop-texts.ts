import type { Shop } from "@carmine/api/hooks";
import type { ShopScore } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useProductTexts } from "../products/use-product-texts.ts";

const texts = defineMessages({
  self: {
    defaultMessage: "Self-operated",
    description: "Mark of a shop that the marketplace runs itself, and other places",
  },
  notSelf: {
    defaultMessage: "Non-self-operated",
    description: "Mark of a shop that a merchant runs, not the marketplace itself; short",
  },
  badge: {
    defaultMessage: "Verified",
    description: "Mark on the card of a shop that the marketplace has checked",
  },
  verified: {
    defaultMessage: "Verified shop",
    description: "Mark of a shop that the marketplace has checked",
  },
});

interface ShopMark {
  mark?: { text: string; self: boolean };
}

/** Returns functions that format a shop's mark, rating and followers in the page's language. */
export const useShopTexts = () => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  return {
    /** Mark on a shop's card; its seller type is on its own page. */
    badge: ({ isSelf, isVerified }: Pick<Shop, "isSelf" | "isVerified">): ShopMark =>
      isSelf
        ? { mark: { text: intl.formatMessage(texts.self), self: true } }
        : isVerified
          ? { mark: { text: intl.formatMessage(texts.badge), self: false } }
          : {},
    /** Seller type in one of two terms (specification, section 3). */
    mark: ({ isSelf }: Pick<Shop, "isSelf">): ShopMark =>
      isSelf === null
        ? {}
        : { mark: { text: intl.formatMessage(isSelf ? texts.self : texts.notSelf), self: isSelf } },
    /** Badge of a verified shop, whatever its seller type. */
    verified: ({ isVerified }: Pick<Shop, "isVerified">): string[] =>
      isVerified ? [intl.formatMessage(texts.verified)] : [],
    score: ({ rating }: Pick<Shop, "rating">): { score?: ShopScore } =>
      rating === null
        ? {}
        : { score: { value: rating, text: productTexts.score(rating), label: productTexts.stars(rating) } },
    followers: (count: number): string =>
      intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# follower} other {# followers}}",
          description: "How many follow a shop",
        },
        { count },
      ),
    products: (count: number): string =>
      intl.formatMessage(
        {
          defaultMessage: "{count, plural, one {# product} other {# products}}",
          description: "How many products a shop sells, and other places",
        },
        { count },
      ),
  };
};
