import type { ProductDetail } from "@carmine/api/contract";
import { ButtonLink, Link, MerchantAside } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { Store } from "lucide-react";
import type { ReactElement } from "react";
import { FollowButton } from "../../../features/collections/FollowButton.tsx";
import { productHref, shopHref } from "../../../features/links.ts";
import { pictureOf, smallPicture } from "../../../features/products/picture.ts";
import { ShopServiceButton } from "../../../features/service/ShopServiceButton.tsx";
import { shopTabHref } from "../../../features/shops/shop-address.ts";
import { useShopTexts } from "../../../features/shops/use-shop-texts.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";

const texts = defineMessages({
  self: { defaultMessage: "Self-operated", description: "Mark of a shop that the marketplace runs itself" },
  verified: {
    defaultMessage: "Verified shop",
    description: "Mark of a shop that the marketplace has checked",
  },
  products: { defaultMessage: "Products", description: "Score of a shop" },
  service: { defaultMessage: "Service", description: "Score of a shop" },
  delivery: { defaultMessage: "Shipping", description: "Score of a shop" },
  more: { defaultMessage: "More from this shop", description: "Product page: goods in the card of the shop" },
});

/** Goods of the shop in its card. */
const most = 4;

/** Who sells the product, with more of what they sell. */
export const ShopAside = ({ product }: { product: ProductDetail }): ReactElement => {
  const intl = useIntl();
  const say = useProductTexts();
  const sayShop = useShopTexts();
  const { name, avatar, isSelf, isVerified, starLevel, proList, ...shop } = product.merchantInfo;
  const { merId } = product.productInfo;
  const fact = (of: keyof typeof texts, value: string | null) =>
    value === null ? [] : [{ name: intl.formatMessage(texts[of]), value }];
  const score = (value: number | null) => (value === null ? null : say.score(value));
  const logo = smallPicture(avatar, 96);
  const href = shopHref(merId);
  return (
    <MerchantAside
      href={href}
      name={name}
      {...(logo && { logo })}
      {...((isSelf || isVerified) && {
        mark: { text: intl.formatMessage(isSelf ? texts.self : texts.verified), self: isSelf },
      })}
      {...(starLevel !== null && {
        rating: { value: starLevel, text: say.score(starLevel), label: say.stars(starLevel) },
      })}
      {...(shop.collectNum !== null && { followers: sayShop.followers(shop.collectNum) })}
      scores={[
        ...fact("products", score(shop.goodsScore)),
        ...fact("service", score(shop.serviceScore)),
        ...fact("delivery", score(shop.deliveryScore)),
      ]}
      actions={
        <>
          <ButtonLink href={href} startIcon={Store} fullWidth>
            <FormattedMessage
              defaultMessage="Visit shop"
              description="Product page: button in the card of the shop"
            />
          </ButtonLink>
          <FollowButton shop={{ id: merId, name }} fullWidth />
          <ShopServiceButton shopId={merId} name={name} fullWidth />
          <Link href={shopTabHref("qualification", merId)} tone="muted">
            <FormattedMessage
              defaultMessage="Business documents"
              description="Product page: link in the card of the shop"
            />
          </Link>
        </>
      }
      {...(proList.length > 0 && {
        goods: {
          title: intl.formatMessage(texts.more),
          products: proList.slice(0, most).map(({ id, storeName, image, price }) => ({
            id,
            href: productHref(id),
            title: storeName,
            picture: pictureOf(image),
            price: say.parts(price),
          })),
        },
      })}
    />
  );
};
