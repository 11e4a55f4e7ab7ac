import type { ProductSummary } from "@carmine/api/hooks";
import { ProductCard, type ProductCardProps } from "@carmine/design-system";
import { memo, type ReactElement } from "react";
import { SaveHeart } from "../collections/SaveHeart.tsx";
import { productHref } from "../links.ts";
import { pictureOf } from "./picture.ts";
import { titleParts } from "./title-parts.ts";
import { useProductTexts } from "./use-product-texts.ts";

export interface ShopProductCardProps extends Pick<
  ProductCardProps,
  "priority" | "level" | "sizes" | "rank"
> {
  readonly product: ProductSummary;
  /** Hides the shop's name in the shop's own lists. */
  readonly inShop?: boolean;
}

/** A product card of a grid. */
export const ShopProductCard = memo(function ShopProductCard({
  product,
  inShop = false,
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
      price={texts.parts(price)}
      oldPrice={texts.oldPrice(price, listPrice)}
      tags={texts.tags({ ...product, listPrice, isSelf: product.isSelf && !inShop })}
      {...(rating && { rating })}
      sold={texts.sold(product.soldCount)}
      shop={inShop ? undefined : (product.shopName ?? undefined)}
      soldOut={soldOut}
      save={<SaveHeart id={product.id} name={product.name} />}
      {...rest}
    />
  );
});
