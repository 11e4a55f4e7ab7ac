import { queries, type Shop } from "@carmine/api/hooks";
import { ButtonLink, Link, ShopStrip } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import type { Search } from "../../../features/catalogue/search-params.ts";
import { productHref, shopHref } from "../../../features/links.ts";
import { pictureOf, smallPicture } from "../../../features/products/picture.ts";
import { directoryParams } from "../../../features/shops/directory-params.ts";
import { useShopTexts } from "../../../features/shops/use-shop-texts.ts";
import { shopQueryOf } from "./shop-query.ts";
import * as styles from "./page.css.ts";

const Strip = ({ shop }: { shop: Shop }): ReactElement => {
  const shopTexts = useShopTexts();
  const logo = smallPicture(shop.logo, 96);
  const href = shopHref(shop.id);
  return (
    <ShopStrip
      href={href}
      name={shop.name}
      {...(logo && { logo })}
      {...shopTexts.score(shop)}
      {...(shop.followerCount !== null && { followers: shopTexts.followers(shop.followerCount) })}
      products={shop.products.map(({ id, name, picture }) => ({
        id,
        href: productHref(id),
        picture: pictureOf(picture, name),
      }))}
      actions={
        <ButtonLink size="sm" href={href}>
          <FormattedMessage
            defaultMessage="Visit shop"
            description="Card of a shop: button, and other places"
          />
        </ButtonLink>
      }
    />
  );
};

/** Shops that match the keywords, above the products: two of them, and a link to the others. */
export const FoundShops = ({ search }: { search: Search }): ReactElement | null => {
  const { api } = useApp();
  const query = shopQueryOf(search);
  const found = useQuery({ ...queries.merchantSearch(api, query ?? {}), enabled: query !== undefined }).data;
  if (!query || !found || found.list.length === 0) return null;
  return (
    <>
      {found.list.map((shop, at) => (
        <div key={shop.id} className={at === 0 ? undefined : styles.otherShop}>
          <Strip shop={shop} />
        </div>
      ))}
      {found.total > found.list.length && (
        <Link href={directoryParams.href({ title: query.keywords })}>
          <FormattedMessage
            defaultMessage="All {count, number} shops for “{words}”"
            description="Search page: link below the two best matching shops"
            values={{ count: found.total, words: query.keywords }}
          />
        </Link>
      )}
    </>
  );
};
