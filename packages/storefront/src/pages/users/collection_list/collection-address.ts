import { paths } from "../../../features/links.ts";

export const collectionTabs = ["products", "shops"] as const;
export type CollectionTab = (typeof collectionTabs)[number];

/** Items of a page, by tab. */
export const perPage = { products: 12, shops: 9 } as const;

export interface CollectionSearch {
  readonly tab: CollectionTab;
  /** From 1. */
  readonly page: number;
}

export const readCollection = (params: URLSearchParams): CollectionSearch => {
  const page = Number(params.get("page"));
  return {
    tab: params.get("tab") === "shops" ? "shops" : "products",
    page: Number.isInteger(page) && page > 1 ? page : 1,
  };
};

export const collectionHref = ({ tab, page }: CollectionSearch): string => {
  const query = new URLSearchParams({
    ...(tab === "shops" && { tab }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `${paths.saved}?${query}` : paths.saved;
};
