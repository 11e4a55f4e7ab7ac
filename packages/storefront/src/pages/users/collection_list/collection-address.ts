import type { SavedState } from "@carmine/api/contract";
import * as paths from "../../../app/paths.ts";

export const collectionTabs = ["products", "shops"] as const;
export type CollectionTab = (typeof collectionTabs)[number];

/** What became of a saved product, in the order of the filters. */
export const savedStates = ["dropped", "back", "inStock", "soldOut"] as const satisfies readonly SavedState[];

/** Items of a page, by tab. */
export const perPage = { products: 12, shops: 9 } as const;

const longestWords = 100;

export interface CollectionSearch {
  readonly tab: CollectionTab;
  /** From 1. */
  readonly page: number;
  /** Of saved products: what became of them. */
  readonly state: SavedState | undefined;
  /** Of saved products: a department; not together with a state. */
  readonly cid: number | undefined;
  /** Of saved products: words of their names, as typed; empty for all. */
  readonly keywords: string;
}

/** Reads the address; what can't mean anything is left out. */
export const readCollection = (params: URLSearchParams): CollectionSearch => {
  const isShops = params.get("tab") === "shops";
  const page = Number(params.get("page"));
  const state = savedStates.find((one) => one === params.get("state"));
  const cid = params.get("cid") ?? "";
  return {
    tab: isShops ? "shops" : "products",
    page: Number.isInteger(page) && page > 1 ? page : 1,
    state: isShops ? undefined : state,
    cid: isShops || state || !/^[1-9]\d{0,8}$/.test(cid) ? undefined : Number(cid),
    keywords: isShops ? "" : (params.get("keywords") ?? "").trim().slice(0, longestWords),
  };
};

export const collectionHref = ({
  tab = "products",
  page = 1,
  state,
  cid,
  keywords = "",
}: Partial<CollectionSearch>): string => {
  const query = new URLSearchParams({
    ...(tab === "shops" && { tab }),
    ...(state && { state }),
    ...(cid !== undefined && { cid: String(cid) }),
    ...(keywords !== "" && { keywords }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.saved}?${query}` : paths.saved;
};
