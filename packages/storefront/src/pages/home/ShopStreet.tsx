import type { ShopCard as WireShop } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { SectionHead, ShopCard } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { shopProductsHref } from "../../features/catalogue/search-address.ts";
import { productHref } from "../../features/links.ts";
import { pictureOf, smallPicture } from "../../features/products/picture.ts";
import { useProductTexts } from "../../features/products/use-product-texts.ts";
import { streetQuery } from "./loader.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  self: { defaultMessage: "Self-operated", description: "Mark of a shop that the marketplace runs itself" },
  verified: {
    defaultMessage: "Verified shop",
    description: "Mark of a shop that the marketplace has checked",
  },
});

const Shop = ({ shop }: { shop: WireShop }): ReactElement => {
  const intl = useIntl();
  const say = useProductTexts();
  const logo = smallPicture(shop.avatar, 96);
  return (
    <ShopCard
      href={shopProductsHref(shop.id)}
      name={shop.name}
      {...(logo && { logo })}
      {...(shop.starLevel !== null && {
        score: { value: shop.starLevel, text: say.score(shop.starLevel), label: say.stars(shop.starLevel) },
      })}
      products={shop.proList.map(({ id, storeName, image, price }) => ({
        id,
        href: productHref(id),
        picture: pictureOf(image, storeName),
        price: say.money(price),
      }))}
      {...((shop.isSelf || shop.isVerified) && {
        mark: { text: intl.formatMessage(shop.isSelf ? texts.self : texts.verified), self: shop.isSelf },
      })}
    />
  );
};

/** Four shops of the shop street. */
export const ShopStreet = (): ReactElement | null => {
  const { api } = useApp();
  const titleId = useId();
  const shops = useQuery(queries.merchantStreet(api, streetQuery)).data;
  if (!shops || shops.list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage defaultMessage="Shop street" description="Home page: title of the row of shops" />
        }
        subtitle={
          <FormattedMessage
            defaultMessage="{count, plural, one {# shop} other {# shops}}"
            description="Home page: words beside the title of the row of shops"
            values={{ count: shops.total }}
          />
        }
      />
      <div className={styles.shops}>
        {shops.list.map((shop) => (
          <Shop key={shop.id} shop={shop} />
        ))}
      </div>
    </section>
  );
};
