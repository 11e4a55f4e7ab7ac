import type { ProductDetail } from "@carmine/api/contract";
import { ButtonLink, MerchantAside } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { Store } from "lucide-react";
import type { ReactElement } from "react";
import { productHref, shopHref } from "../../../features/links.ts";
import { pictureOf, smallPicture } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";

const texts = defineMessages({
  self: { defaultMessage: "Self-operated", description: "Mark of a shop that the marketplace runs itself" },
  verified: {
    defaultMessage: "Verified shop",
    description: "Mark of a shop that the marketplace has checked",
  },
  more: { defaultMessage: "More from this shop", description: "Product page: goods in the card of the shop" },
});

/** Goods of the shop in its card. */
const most = 4;

/** Who sells the product, with more of what they sell. */
export const ShopAside = ({ product }: { product: ProductDetail }): ReactElement => {
  const intl = useIntl();
  const say = useProductTexts();
  const { name, avatar, isSelf, isVerified, starLevel, proList } = product.merchantInfo;
  const logo = smallPicture(avatar, 96);
  const href = shopHref(product.productInfo.merId);
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
      actions={
        <ButtonLink href={href} startIcon={Store} fullWidth>
          <FormattedMessage
            defaultMessage="Visit shop"
            description="Product page: button in the card of the shop"
          />
        </ButtonLink>
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
