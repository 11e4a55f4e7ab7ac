import type { Deal } from "@carmine/api/hooks";
import { ProductCard, type ProductCardProps } from "@carmine/design-system";
import type { ReactElement } from "react";
import { productHref } from "../links.ts";
import { pictureOf } from "../products/picture.ts";
import { useProductTexts } from "../products/use-product-texts.ts";
import { useClaimed } from "./deal-texts.ts";

export interface DealCardProps extends Pick<ProductCardProps, "level" | "priority" | "sizes"> {
  readonly deal: Deal;
}

/** A product of an activity in a grid: what is saved, and how much of it is sold. */
export const DealCard = ({ deal, ...rest }: DealCardProps): ReactElement => {
  const say = useProductTexts();
  const claimed = useClaimed()(deal);
  return (
    <ProductCard
      href={productHref(deal.productId)}
      title={deal.name}
      picture={pictureOf(deal.picture)}
      price={say.parts(deal.price)}
      oldPrice={say.oldPrice(deal.price, deal.listPrice)}
      tags={say.tags(deal)}
      {...(claimed && { claimed })}
      {...(deal.brand && { shop: deal.brand })}
      soldOut={!deal.isAvailable}
      {...rest}
    />
  );
};
