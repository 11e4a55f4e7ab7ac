import { ownPictureOf } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { CartLink, CategoryBar, Header, HeaderButton, Logo } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import Menu from "lucide-react/icons/menu";
import type { ReactElement } from "react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "../../app/location.ts";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { lazy } from "../../hydration/lazy.tsx";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { isNewestList, newestHref, rankingHref } from "../../features/links.ts";
import { smallPicture } from "../../features/products/picture.ts";
import { ShopSearch } from "../search/ShopSearch.tsx";
import { useCartCount } from "../../features/session/use-person.ts";
import { drawerId } from "./menu/drawer-id.ts";
import { AccountButton } from "./AccountButton.tsx";
import * as styles from "./ShopHeader.css.ts";
import { ShopUtilityBar } from "./ShopUtilityBar.tsx";

/** Main links of the shop; the menu next to them has the departments. */
const places = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  deals: { defaultMessage: "Deals", description: "Topic of notifications, and other places" },
  ranking: { defaultMessage: "Best sellers", description: "Link of the red bar, and other places" },
  shops: { defaultMessage: "Shops", description: "Title of the list of shops, and other places" },
  coupons: { defaultMessage: "Coupons", description: "Tab of a shop, and other places" },
  newest: { defaultMessage: "New arrivals", description: "Link of the red bar: newest products first" },
});
const addressOf = {
  home: paths.home,
  deals: paths.deals,
  ranking: rankingHref(),
  shops: paths.shops,
  coupons: paths.coupons,
  newest: newestHref,
} as const satisfies Record<keyof typeof places, string>;

export const ShopLogo = (): ReactElement => {
  const intl = useIntl();
  const { api } = useApp();
  const { name, tagline } = useMarketplaceTexts();
  const own = smallPicture(ownPictureOf(useQuery(queries.homeIndex(api)).data?.logoUrl ?? null), 160);
  return (
    <Logo
      href={paths.home}
      name={name}
      {...(own && { mark: <img src={own} alt="" width={52} height={52} className={styles.logo} /> })}
      {...(tagline && { claim: tagline })}
      label={intl.formatMessage(
        { defaultMessage: "{shop}, home page", description: "Name of the logo link" },
        { shop: name },
      )}
    />
  );
};

const CategoryMenu = lazy(() => import("./menu/HeaderCategoryMenu.tsx"));

type Place = keyof typeof places;
const placeNames = Object.keys(places) as Place[];

const ShopCategoryBar = (): ReactElement => {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const path = pathname === paths.allShops ? paths.shops : pathname;
  const here = isNewestList(pathname, new URLSearchParams(search))
    ? "newest"
    : placeNames.find((name) => addressOf[name] === path);
  return (
    <CategoryBar
      label={intl.formatMessage({
        defaultMessage: "Shopping",
        description: "Footer: heading of a column, and other places",
      })}
      menu={<CategoryMenu alwaysOpen={here === "home"} />}
      links={placeNames.map((place) => ({
        label: intl.formatMessage(places[place]),
        href: addressOf[place],
        current: place === here,
      }))}
    />
  );
};

const CartBox = (): ReactElement => {
  const intl = useIntl();
  const count = useCartCount();
  return (
    <CartLink
      href={paths.cart}
      text={intl.formatMessage({
        defaultMessage: "Cart",
        description: "Checkout: first step, and other places",
      })}
      label={intl.formatMessage(
        {
          defaultMessage: "{count, plural, =0 {Cart} one {Cart, # item} other {Cart, # items}}",
          description: "Name of the header's cart link",
        },
        { count },
      )}
      count={count}
    />
  );
};

const MenuButton = (): ReactElement => {
  const intl = useIntl();
  return (
    <HeaderButton
      icon={Menu}
      target={drawerId}
      label={intl.formatMessage({
        defaultMessage: "Departments",
        description: "Footer: heading of a column, and other places",
      })}
    />
  );
};

/** The header of every page of the shop. */
export const ShopHeader = (): ReactElement => {
  return (
    <Header
      utility={<ShopUtilityBar />}
      logo={<ShopLogo />}
      search={<ShopSearch />}
      cart={<CartBox />}
      bar={<ShopCategoryBar />}
      menu={<MenuButton />}
      account={<AccountButton />}
    />
  );
};
