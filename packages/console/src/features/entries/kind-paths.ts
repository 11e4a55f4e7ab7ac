import type { Right } from "@carmine/api/contract";

/** Paths and rights of the kinds of entries, which the frame needs without their descriptions. */
export const marketKindPaths = [
  { path: "banners", needs: "content.write" },
  { path: "news", needs: "content.write" },
  { path: "campaigns", needs: "content.write" },
  { path: "coupons", needs: "content.write" },
  { path: "popular-searches", needs: "content.write" },
  { path: "refund-reasons", needs: "settings.write" },
  { path: "taxes", needs: "settings.write" },
  { path: "carriers", needs: "settings.write" },
  { path: "shop-types", needs: "settings.write" },
  { path: "shop-categories", needs: "settings.write" },
  { path: "guides", needs: "content.write" },
  { path: "agreements", needs: "content.write" },
  { path: "synonyms", needs: "content.write" },
  { path: "car-sizes", needs: "content.write" },
  { path: "site-texts", needs: "settings.write" },
  { path: "contacts", needs: "settings.write" },
] as const satisfies readonly { path: string; needs: Right }[];

export const shopKindPaths = [{ path: "coupons", needs: "prices.write" }] as const satisfies readonly {
  path: string;
  needs: Right;
}[];
