import * as paths from "../../app/paths.ts";
import { parseId } from "../list-params.ts";

export type ShopTab = "home" | "category" | "coupon" | "qualification";

const pathOfTab = {
  home: paths.shop,
  category: paths.shopProducts,
  coupon: paths.shopCoupons,
  qualification: paths.shopQualification,
} as const satisfies Readonly<Record<ShopTab, string>>;

/** Path of one of the pages of a shop. */
export const shopTabHref = (tab: ShopTab, id: number): string => `${pathOfTab[tab]}?id=${id}`;

/** The shop id in the URL; undefined if it is invalid. */
export const shopIdOf = (params: URLSearchParams): number | undefined => parseId(params.get("id"));
