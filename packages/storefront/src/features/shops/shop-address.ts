import * as paths from "../../app/paths.ts";
import { parseId } from "../list-params.ts";

export type ShopTab = "home" | "category" | "coupon" | "qualification";

const pathOfTab = {
  home: paths.shop,
  category: paths.shopProducts,
  coupon: paths.shopCoupons,
  qualification: paths.shopQualification,
} as const satisfies Readonly<Record<ShopTab, string>>;

/** One of the pages of a shop. */
export const shopTabHref = (tab: ShopTab, id: number): string => `${pathOfTab[tab]}?id=${id}`;

/** The id in the address of a shop's page; undefined where it is none. */
export const shopIdOf = (params: URLSearchParams): number | undefined => parseId(params.get("id"));
