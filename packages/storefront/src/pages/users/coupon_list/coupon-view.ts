import type { CouponKind, OwnCouponSearch } from "@carmine/api/hooks";
import * as paths from "../../../app/paths.ts";

export const couponTabs = ["all", "merchant", "goods", "category"] as const;
export type CouponTab = (typeof couponTabs)[number];

export const couponsPerPage = 8;
const maxPages = 10_000;

/** What the address says is shown. */
export interface CouponView {
  readonly tab: CouponTab;
  readonly state: OwnCouponSearch["state"];
  /** From 1. */
  readonly page: number;
}

/** Reads the address; invalid values are read as the first page of all usable coupons. */
export const readCouponView = (params: URLSearchParams): CouponView => {
  const page = params.get("page") ?? "1";
  return {
    tab: couponTabs.find((name) => name === params.get("kind")) ?? "all",
    state: params.get("state") === "unusable" ? "unusable" : "usable",
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), maxPages) : 1,
  };
};

export const couponViewHref = ({ tab, state, page }: CouponView): string => {
  const query = new URLSearchParams();
  if (tab !== "all") query.set("kind", tab);
  if (state !== "usable") query.set("state", state);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text ? `${paths.coupons}?${text}` : paths.coupons;
};

/** The kind of a tab, as the calls take it. */
export const kindOf = (tab: CouponTab): { kind?: CouponKind } => (tab === "all" ? {} : { kind: tab });
