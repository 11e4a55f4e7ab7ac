import type { Shop } from "@carmine/api/hooks";
import { ButtonLink, ShopCard } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { FollowButton, type FollowButtonProps } from "../collections/FollowButton.tsx";
import { productHref, shopHref } from "../links.ts";
import { pictureOf, smallPicture } from "../products/picture.ts";
import { useProductTexts } from "../products/use-product-texts.ts";
import { useShopTexts } from "./use-shop-texts.ts";

export interface ShopTileProps {
  readonly shop: Shop;
  readonly level?: 2 | 3;
  readonly onFollowed?: FollowButtonProps["onDone"];
}

/** A shop in a list, with buttons to follow and to visit it. */
export const ShopTile = ({ shop, level = 2, onFollowed }: ShopTileProps): ReactElement => {
  const productTexts = useProductTexts();
  const sayShop = useShopTexts();
  const logo = smallPicture(shop.logo, 96);
  return (
    <ShopCard
      level={level}
      href={shopHref(shop.id)}
      name={shop.name}
      {...(logo && { logo })}
      {...sayShop.badge(shop)}
      {...sayShop.score(shop)}
      {...(shop.followerCount !== null && { followers: sayShop.followers(shop.followerCount) })}
      products={shop.products.map(({ id, name, picture, price }) => ({
        id,
        href: productHref(id),
        picture: pictureOf(picture, name),
        price: productTexts.money(price),
      }))}
      actions={
        <>
          <FollowButton shop={shop} size="sm" fullWidth {...(onFollowed && { onDone: onFollowed })} />
          <ButtonLink href={shopHref(shop.id)} variant="soft" size="sm" fullWidth>
            <FormattedMessage
              defaultMessage="Visit shop"
              description="Card of a shop: button, and other places"
            />
          </ButtonLink>
        </>
      }
    />
  );
};
