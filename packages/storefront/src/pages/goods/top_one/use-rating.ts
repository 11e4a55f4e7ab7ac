import type { RankedSummary } from "@carmine/api/hooks";
import type { RankRating } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";

/** Rating of a product; undefined without reviews. */
export const useRating = (): ((product: RankedSummary) => RankRating | undefined) => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  return ({ stars, reviewCount }) =>
    stars === null
      ? undefined
      : {
          value: stars,
          label: productTexts.stars(stars),
          score: productTexts.score(stars),
          count: intl.formatMessage(
            { defaultMessage: "({count, number})", description: "Next to stars: how many reviews there are" },
            { count: reviewCount },
          ),
        };
};
