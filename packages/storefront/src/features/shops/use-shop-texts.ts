import type { Shop } from "@carmine/api/hooks";
import type { ShopScore } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useProductTexts } from "../products/use-product-texts.ts";

const texts = defineMessages({
  self: { defaultMessage: "Self-operated", description: "Mark of a shop that the marketplace runs itself" },
  verified: {
    defaultMessage: "Verified shop",
    description: "Mark of a shop that the marketplace has checked",
  },
});

type Standing = Pick<Shop, "isSelf" | "isVerified" | "rating">;

/** How a shop's mark, rating and followers are said in the page's language. */
export const useShopTexts = () => {
  const intl = useIntl();
  const say = useProductTexts();
  return {
    mark: ({ isSelf, isVerified }: Standing): { mark?: { text: string; self: boolean } } =>
      isSelf || isVerified
        ? { mark: { text: intl.formatMessage(isSelf ? texts.self : texts.verified), self: isSelf } }
        : {},
    score: ({ rating }: Standing): { score?: ShopScore } =>
      rating === null ? {} : { score: { value: rating, text: say.score(rating), label: say.stars(rating) } },
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
          description: "How many products a shop sells",
        },
        { count },
      ),
  };
};
