import type { ProductCard as WireProduct } from "@carmine/api/contract";
import { ProductCard, type ProductCardProps } from "@carmine/design-system";
import { memo, type ReactElement } from "react";
import { productHref } from "../links.ts";
import { pictureOf } from "./picture.ts";
import { useProductTexts } from "./use-product-texts.ts";

export interface ShopProductCardProps extends Pick<
  ProductCardProps,
  "priority" | "level" | "sizes" | "rank" | "save"
> {
  readonly product: WireProduct;
}

/** A product of the wire as a card of a grid. */
export const ShopProductCard = memo(function ShopProductCard({
  product,
  ...rest
}: ShopProductCardProps): ReactElement {
  const texts = useProductTexts();
  const { price, otPrice } = product;
  return (
    <ProductCard
      href={productHref(product.id)}
      title={product.storeName}
      picture={pictureOf(product.image)}
      price={texts.parts(price)}
      oldPrice={texts.oldPrice(price, otPrice)}
      tags={texts.tags(product)}
      sold={texts.sold(product)}
      shop={product.merName ?? undefined}
      soldOutLabel={product.stock === 0 ? texts.soldOut() : undefined}
      {...rest}
    />
  );
});
