import { queries } from "@carmine/api/hooks";
import { ButtonLink, ShopStrip } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { shopProductsHref, type Search } from "../../../features/catalogue/search-address.ts";
import { productHref } from "../../../features/links.ts";
import { pictureOf, smallPicture } from "../../../features/products/picture.ts";
import { useProductTexts } from "../../../features/products/use-product-texts.ts";
import { shopQueryOf } from "./shop-query.ts";

/** The shop that the words name, above the goods. */
export const FoundShop = ({ search }: { search: Search }): ReactElement | null => {
  const { api } = useApp();
  const say = useProductTexts();
  const query = shopQueryOf(search);
  const found = useQuery({ ...queries.merchantSearch(api, query ?? {}), enabled: query !== undefined }).data;
  const shop = query && found?.list[0];
  if (!shop) return null;
  const logo = smallPicture(shop.avatar, 96);
  const href = shopProductsHref(shop.id);
  return (
    <ShopStrip
      href={href}
      name={shop.name}
      {...(logo && { logo })}
      {...(shop.starLevel !== null && {
        score: { value: shop.starLevel, text: say.score(shop.starLevel), label: say.stars(shop.starLevel) },
      })}
      products={shop.proList.map(({ id, storeName, image }) => ({
        id,
        href: productHref(id),
        picture: pictureOf(image, storeName),
      }))}
      actions={
        <ButtonLink size="sm" href={href}>
          <FormattedMessage defaultMessage="Visit shop" description="Button that leads to a shop's goods" />
        </ButtonLink>
      }
    />
  );
};
