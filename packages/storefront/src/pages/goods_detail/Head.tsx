import type { Product } from "@carmine/api/hooks";
import { Link, ProductHead, Rating } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { averageOf, type ReviewCounts } from "./product-data.ts";

export interface HeadProps {
  readonly product: Product;
  readonly counts: ReviewCounts | undefined;
  readonly reviewsHref: string;
}

/** Name, short text and what others think of the product. */
export const Head = ({ product, counts, reviewsHref }: HeadProps): ReactElement => {
  const say = useProductTexts();
  const features = product.features.join(" · ");
  const reviews = counts && counts.sumCount > 0 && (
    <Rating key="rating" value={averageOf(counts)} label={say.stars(averageOf(counts))}>
      <Link href={reviewsHref} tone="muted">
        <FormattedMessage
          defaultMessage="{count, plural, one {# review} other {# reviews}}"
          description="Product page: link to the reviews under the title"
          values={{ count: counts.sumCount }}
        />
      </Link>
    </Rating>
  );
  return (
    <ProductHead
      title={product.name}
      {...(features && { subtitle: features })}
      facts={[...(reviews ? [reviews] : []), <span key="sold">{say.sold(product.soldCount)}</span>]}
    />
  );
};
