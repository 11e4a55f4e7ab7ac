import { queries } from "@carmine/api/hooks";
import { ButtonLink, ShopStrip } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import type { Search } from "../../../features/catalogue/search-address.ts";
import { productHref, shopHref } from "../../../features/links.ts";
import { pictureOf, smallPicture } from "../../../features/products/picture.ts";
import { useShopTexts } from "../../../features/shops/use-shop-texts.ts";
import { shopQueryOf } from "./shop-query.ts";

/** The shop that the words name, above the goods. */
export const FoundShop = ({ search }: { search: Search }): ReactElement | null => {
  const { api } = useApp();
  const say = useShopTexts();
  const query = shopQueryOf(search);
  const found = useQuery({ ...queries.merchantSearch(api, query ?? {}), enabled: query !== undefined }).data;
  const shop = query && found?.list[0];
  if (!shop) return null;
  const logo = smallPicture(shop.logo, 96);
  const href = shopHref(shop.id);
  return (
    <ShopStrip
      href={href}
      name={shop.name}
      {...(logo && { logo })}
      {...say.score(shop)}
      products={shop.products.map(({ id, name, picture }) => ({
        id,
        href: productHref(id),
        picture: pictureOf(picture, name),
      }))}
      actions={
        <ButtonLink size="sm" href={href}>
          <FormattedMessage defaultMessage="Visit shop" description="Button that leads to a shop's goods" />
        </ButtonLink>
      }
    />
  );
};
