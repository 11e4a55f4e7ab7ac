import type { Deal } from "@carmine/api/hooks";
import { ProductCard, type ProductCardProps } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { CardButton } from "../cart/CardButton.tsx";
import { productHref } from "../links.ts";
import { pictureOf } from "../products/picture.ts";
import { titleParts } from "../products/title-parts.ts";
import { useProductTexts } from "../products/use-product-texts.ts";
import { offerOf, useClaimed } from "./deal-texts.ts";
import { NotifyButton } from "./NotifyButton.tsx";

const texts = defineMessages({
  claimed: {
    defaultMessage: "All claimed",
    description: "Over the picture of a deal of which all that was offered is sold",
  },
});

export interface DealCardProps extends Pick<ProductCardProps, "level" | "priority" | "sizes"> {
  readonly deal: Deal;
  readonly activityId: number;
}

export interface DealButtonProps extends Pick<DealCardProps, "deal" | "activityId"> {
  readonly size: "sm" | "md";
}

/** Adds a deal to the cart; once it is claimed, it subscribes to a notification. */
export const DealButton = ({ deal, activityId, size }: DealButtonProps): ReactElement => {
  const { productId, skuId, watchSkuId, name, picture, price, isAvailable, isClaimed } = deal;
  const look = { size, fullWidth: true } as const;
  return isClaimed && watchSkuId !== null ? (
    <NotifyButton
      {...look}
      skuId={watchSkuId}
      activityId={isAvailable ? activityId : undefined}
      name={name}
    />
  ) : (
    <CardButton
      {...look}
      productId={productId}
      skuId={skuId}
      isSoldOut={isClaimed}
      name={name}
      picture={picture}
      price={price}
      variant="soft"
    />
  );
};

/** A product of an activity in a grid: discount, share sold, and a cart button. */
export const DealCard = ({ deal, activityId, ...rest }: DealCardProps): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const claimed = useClaimed()(deal);
  const { productId, name, picture, isClaimed } = deal;
  const { price, listPrice } = offerOf(deal);
  const flag = productTexts.savedPercent(price, listPrice);
  const saved = productTexts.savedAmount(price, listPrice);
  return (
    <ProductCard
      href={productHref(productId)}
      {...titleParts(name)}
      picture={pictureOf(picture)}
      price={productTexts.parts(price)}
      oldPrice={productTexts.oldPrice(price, listPrice)}
      {...(flag && { flag })}
      {...(saved && { saved })}
      {...(claimed && { claimed })}
      {...(deal.shopName && { shop: deal.shopName })}
      soldOut={isClaimed}
      {...(deal.round && { texts: { soldOut: intl.formatMessage(texts.claimed) } })}
      action={<DealButton deal={deal} activityId={activityId} size="sm" />}
      {...rest}
    />
  );
};
