import type { Deal } from "@carmine/api/hooks";
import { ProductCard, type ProductCardProps } from "@carmine/design-system";
import type { ReactElement } from "react";
import { CardButton } from "../cart/CardButton.tsx";
import { productHref } from "../links.ts";
import { pictureOf } from "../products/picture.ts";
import { useProductTexts } from "../products/use-product-texts.ts";
import { useClaimed } from "./deal-texts.ts";

export interface DealCardProps extends Pick<ProductCardProps, "level" | "priority" | "sizes"> {
  readonly deal: Deal;
}

/** A product of an activity in a grid: what is saved, how much of it is sold, and the way into the cart. */
export const DealCard = ({ deal, ...rest }: DealCardProps): ReactElement => {
  const say = useProductTexts();
  const claimed = useClaimed()(deal);
  const { productId, skuId, name, picture, price, listPrice } = deal;
  const flag = say.savedPercent(price, listPrice);
  const saved = say.savedAmount(price, listPrice);
  return (
    <ProductCard
      href={productHref(productId)}
      title={name}
      picture={pictureOf(picture)}
      price={say.parts(price)}
      oldPrice={say.oldPrice(price, listPrice)}
      {...(flag && { flag })}
      {...(saved && { saved })}
      {...(claimed && { claimed })}
      {...(deal.shopName && { shop: deal.shopName })}
      soldOut={!deal.isAvailable}
      action={
        <CardButton
          productId={productId}
          skuId={skuId}
          isSoldOut={!deal.isAvailable}
          name={name}
          picture={picture}
          price={price}
          variant="soft"
          size="sm"
          fullWidth
        />
      }
      {...rest}
    />
  );
};
