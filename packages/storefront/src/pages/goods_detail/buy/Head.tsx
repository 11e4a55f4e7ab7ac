import type { Product, ReviewCounts } from "@carmine/api/hooks";
import { Link, ProductHead, Rating, Text } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";

export interface HeadProps {
  readonly product: Product;
  readonly counts: ReviewCounts | undefined;
  readonly reviewsHref: string;
}

/** Name, short description and rating of the product. */
export const Head = ({ product, counts, reviewsHref }: HeadProps): ReactElement => {
  const productTexts = useProductTexts();
  const features = product.features.join(" · ");
  const sold = productTexts.sold(product.soldCount);
  const reviews = counts && counts.all > 0 && (
    <Rating key="rating" value={counts.average} label={productTexts.stars(counts.average)}>
      {/* The stars already convey the rating. */}
      <Text element="span" strong aria-hidden>
        {productTexts.score(counts.average)}
      </Text>
      <Link href={reviewsHref} tone="muted">
        <FormattedMessage
          defaultMessage="{count, plural, one {# review} other {# reviews}}"
          description="Product page: link to the reviews under the title"
          values={{ count: counts.all }}
        />
      </Link>
    </Rating>
  );
  return (
    <ProductHead
      title={product.name}
      {...(features && { subtitle: features })}
      facts={[...(reviews ? [reviews] : []), ...(sold ? [<span key="sold">{sold}</span>] : [])]}
    />
  );
};
