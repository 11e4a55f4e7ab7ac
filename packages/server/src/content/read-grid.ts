import { readFilters } from "../catalogue/search/query/filters.ts";
import { type Found, searchProducts } from "../catalogue/search/search.ts";
import type { SearchKnowledge } from "../catalogue/search/search-knowledge.ts";
import type { Queryable } from "../database/connection.ts";
import type { PageInput } from "../http/envelope/paging.ts";

/** A part of the page that shows the first so many products of a category. */
interface Section {
  cid: number;
  count: number;
}

/**
 * The endless grid of the home page: everything in stock by rank, without what the sections beside it show. Those begin
 * in the same order, so the grid would begin with the same products.
 */
export const readGrid = async (
  db: Queryable,
  { beside = [], ...page }: PageInput & { beside?: readonly Section[] | undefined },
  knowledge: Omit<SearchKnowledge, "synonyms">,
): Promise<Found> => {
  const search = (cid: number | undefined, except: number[], of: PageInput) =>
    searchProducts(db, { ...readFilters({ cid, inStock: true }), except }, "rank", of, knowledge);
  const sections = await Promise.all(
    beside.map(({ cid, count }) => search(cid, [], { page: 1, limit: count })),
  );
  const shown = sections.flatMap(({ ids }) => ids);
  return search(undefined, [...new Set(shown)], page);
};
