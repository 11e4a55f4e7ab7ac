import type { Deal } from "@carmine/api/hooks";
import { ProductCard } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { productHref } from "../links.ts";
import { pictureOf } from "../products/picture.ts";
import type { DealCardProps } from "./DealCard.tsx";
import { RemindButton, type RemindButtonProps } from "./RemindButton.tsx";

const texts = defineMessages({
  price: {
    defaultMessage: "Price revealed at start",
    description:
      "On a product of an activity that hasn’t begun, in the place of its price; there is little room",
  },
});

export interface ComingDealCardProps extends Pick<DealCardProps, "level" | "priority" | "sizes"> {
  readonly deal: Pick<Deal, "productId" | "name" | "picture" | "shopName">;
  readonly activity: RemindButtonProps["activity"];
}

/** A product of an activity that hasn't started: no price, and a reminder button. */
export const ComingDealCard = ({ deal, activity, ...rest }: ComingDealCardProps): ReactElement => (
  <ProductCard
    href={productHref(deal.productId)}
    title={deal.name}
    picture={pictureOf(deal.picture)}
    price={null}
    priceNote={useIntl().formatMessage(texts.price)}
    {...(deal.shopName && { shop: deal.shopName })}
    action={<RemindButton activity={activity} variant="soft" size="sm" fullWidth />}
    {...rest}
  />
);
