import type { ProductSummary } from "@carmine/api/hooks";
import { Checkbox, ProductCard, VisuallyHidden, type ProductCardProps } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { memo, type ReactElement } from "react";
import { SaveHeart } from "../collections/SaveHeart.tsx";
import { productHref } from "../links.ts";
import { pictureOf, viewOf } from "./picture.ts";
import { titleParts } from "./title-parts.ts";
import { useProductTexts } from "./use-product-texts.ts";

export interface ShopProductCardProps extends Pick<
  ProductCardProps,
  "priority" | "level" | "sizes" | "rank"
> {
  readonly product: ProductSummary;
  /** Hides the shop's name in the shop's own lists. */
  readonly inShop?: boolean;
  /** Id of the form to which a checkbox adds the product for a comparison; no checkbox if absent. */
  readonly compareForm?: string | undefined;
}

/** A product card of a grid. */
export const ShopProductCard = memo(function ShopProductCard({
  product,
  inShop = false,
  compareForm,
  ...rest
}: ShopProductCardProps): ReactElement {
  const texts = useProductTexts();
  const { price } = product;
  const soldOut = product.stock === 0;
  // Sold-out products have no discount.
  const listPrice = soldOut ? null : product.listPrice;
  const rating = texts.rating(product);
  return (
    <ProductCard
      href={productHref(product.id)}
      {...titleParts(product.name)}
      picture={pictureOf(product.picture)}
      {...(product.hoverPicture && { hoverPicture: viewOf(product.hoverPicture) })}
      price={texts.parts(price)}
      oldPrice={texts.oldPrice(price, listPrice)}
      tags={texts.tags({ ...product, listPrice, isSelf: product.isSelf && !inShop })}
      {...(rating && { rating })}
      sold={texts.sold(product.soldCount)}
      shop={inShop ? undefined : (product.shopName ?? undefined)}
      soldOut={soldOut}
      {...(compareForm !== undefined && {
        action: (
          <Checkbox form={compareForm} name="ids" value={product.id}>
            <FormattedMessage
              defaultMessage="Compare"
              description="Product page and product cards: puts the product next to others"
            />
            <VisuallyHidden> {product.name}</VisuallyHidden>
          </Checkbox>
        ),
      })}
      save={<SaveHeart id={product.id} name={product.name} />}
      {...rest}
    />
  );
});
