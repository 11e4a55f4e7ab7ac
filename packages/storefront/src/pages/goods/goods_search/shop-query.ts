import type { Search } from "../../../features/catalogue/search-params.ts";

/** Shops are searched by keywords only, and shown above the first page. */
export const shopQueryOf = ({ title, page, merId }: Search) =>
  title !== "" && page === 1 && merId.length === 0 ? { keywords: title, page: 1, limit: 2 } : undefined;
