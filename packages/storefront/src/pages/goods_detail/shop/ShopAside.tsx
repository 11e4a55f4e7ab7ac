import type { ProductShop } from "@carmine/api/hooks";
import { ButtonLink, Link, MerchantAside } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { Store } from "lucide-react";
import type { ReactElement } from "react";
import { FollowButton } from "../../../features/collections/FollowButton.tsx";
import { productHref, shopHref } from "../../../features/links.ts";
import { pictureOf, smallPicture } from "../../../features/products/picture.ts";
import { ShopServiceButton } from "./ShopServiceButton.tsx";
import { shopTabHref } from "../../../features/shops/shop-address.ts";
import { useShopTexts } from "../../../features/shops/use-shop-texts.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";

const texts = defineMessages({
  products: { defaultMessage: "Products", description: "Tab of a shop, and other places" },
  service: { defaultMessage: "Service", description: "Score of a shop, and other places" },
  more: {
    defaultMessage: "More from this shop",
    description: "Product page: products in the card of the shop",
  },
});

interface ShopAsideProps {
  readonly shop: ProductShop;
  /** Maximum number of other products of the shop. */
  readonly goods: number;
}

/** The product's shop, with more of its products. */
export const ShopAside = ({ shop, goods }: ShopAsideProps): ReactElement => {
  const intl = useIntl();
  const productTexts = useProductTexts();
  const sayShop = useShopTexts();
  const { id, name, logo, rating, followerCount, scores, products } = shop;
  const fact = (of: keyof typeof texts, value: string | null) =>
    value === null ? [] : [{ name: intl.formatMessage(texts[of]), value }];
  const score = (value: number | null) => (value === null ? null : productTexts.score(value));
  const sign = smallPicture(logo, 96);
  const href = shopHref(id);
  return (
    <MerchantAside
      href={href}
      name={name}
      {...(sign && { logo: sign })}
      {...sayShop.badge(shop)}
      {...(rating !== null && {
        rating: { value: rating, text: productTexts.score(rating), label: productTexts.stars(rating) },
      })}
      {...(followerCount !== null && { followers: sayShop.followers(followerCount) })}
      scores={[...fact("products", score(scores.products)), ...fact("service", score(scores.service))]}
      actions={
        <>
          <ButtonLink href={href} startIcon={Store} fullWidth>
            <FormattedMessage
              defaultMessage="Visit shop"
              description="Card of a shop: button, and other places"
            />
          </ButtonLink>
          <FollowButton shop={{ id, name }} fullWidth />
          <ShopServiceButton shopId={id} name={name} fullWidth />
          <Link href={shopTabHref("qualification", id)} tone="muted">
            <FormattedMessage
              defaultMessage="Business documents"
              description="Documents of a shop: title, and other places"
            />
          </Link>
        </>
      }
      {...(products.length > 0 && {
        moreProducts: {
          title: intl.formatMessage(texts.more),
          products: products.slice(0, goods).map((product) => ({
            id: product.id,
            href: productHref(product.id),
            title: product.name,
            picture: pictureOf(product.picture),
            price: productTexts.parts(product.price),
          })),
        },
      })}
    />
  );
};
