import type { Search } from "../../../features/catalogue/search-address.ts";

/** Shops are looked for by the words alone, and shown above the first page. */
export const shopQueryOf = ({ title, page, merId }: Search) =>
  title !== undefined && page === 1 && merId === undefined
    ? { keywords: title, page: 1, limit: 2 }
    : undefined;
