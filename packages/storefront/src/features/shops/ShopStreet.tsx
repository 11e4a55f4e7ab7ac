import { queries, type Shop } from "@carmine/api/hooks";
import { SectionHead, ShopCard } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { productHref, shopHref } from "../links.ts";
import { pictureOf, smallPicture } from "../products/picture.ts";
import { useProductTexts } from "../products/use-product-texts.ts";
import { useShopTexts } from "./use-shop-texts.ts";
import { streetQuery } from "./street-query.ts";
import * as styles from "./ShopStreet.css.ts";

const StreetShop = ({ shop }: { shop: Shop }): ReactElement => {
  const productTexts = useProductTexts();
  const sayShop = useShopTexts();
  const logo = smallPicture(shop.logo, 96);
  return (
    <ShopCard
      href={shopHref(shop.id)}
      name={shop.name}
      {...(logo && { logo })}
      {...sayShop.score(shop)}
      {...sayShop.badge(shop)}
      products={shop.products.map(({ id, name, picture, price }) => ({
        id,
        href: productHref(id),
        picture: pictureOf(picture, name),
        price: productTexts.money(price),
      }))}
    />
  );
};

/** Shops of the shop street in one row. */
export const ShopStreet = (): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const shops = useQuery(queries.merchantStreet(api, streetQuery)).data;
  if (!shops || shops.list.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="Featured shops"
            description="Home page: title of the row of shops"
          />
        }
        subtitle={
          <FormattedMessage
            defaultMessage="{count, plural, one {# shop} other {# shops}}"
            description="Number of shops that an order is from, and other places"
            values={{ count: shops.total }}
          />
        }
        more={{
          label: intl.formatMessage({
            defaultMessage: "All shops",
            description: "Home page: link after the title of the row of shops, and other places",
          }),
          href: paths.shops,
        }}
      />
      <div className={styles.shops}>
        {shops.list.map((shop) => (
          <StreetShop key={shop.id} shop={shop} />
        ))}
      </div>
    </section>
  );
};
