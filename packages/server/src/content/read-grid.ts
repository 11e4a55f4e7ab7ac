import { limits } from "@carmine/api/contract";
import { readFilters } from "../catalogue/search/query/filters.ts";
import type { Found } from "../catalogue/search/query/found.ts";
import { searchProducts } from "../catalogue/search/engine/search-products.ts";
import type { SearchKnowledge } from "../catalogue/search/search-knowledge.ts";
import type { PageInput } from "../http/envelope/paging.ts";

/** A page section with the first products of a category. */
interface Section {
  cid: number;
  count: number;
}

/** The first of each list, then the second of each. */
const alternate = (lists: readonly (readonly number[])[]): number[] => {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list[round] ?? [])).flat();
};

/**
 * The endless grid of the home page: all products in stock by rank. With department sections on the page, it
 * excludes their products and alternates between departments: by rank alone, similar products of the largest
 * department would fill the page.
 */
export const readGrid = (
  { beside = [], ...page }: PageInput & { beside?: readonly Section[] | undefined },
  knowledge: Omit<SearchKnowledge, "synonyms">,
): Found => {
  const search = (cid: number | undefined, except: number[], of: PageInput) =>
    searchProducts({ ...readFilters({ cid, inStock: true }), except }, "rank", of, knowledge);
  if (beside.length === 0) return search(undefined, [], page);
  const except = [
    ...new Set(beside.flatMap(({ cid, count }) => search(cid, [], { page: 1, limit: count }).ids)),
  ];
  const end = Math.min(page.page * page.limit, limits.searchWindow);
  const departments = knowledge.categories
    .filter(({ level }) => level === 1)
    .map(({ id }) => search(id, except, { page: 1, limit: end }));
  const total = departments.reduce((sum, department) => sum + department.total, 0);
  return {
    ids: alternate(departments.map(({ ids }) => ids)).slice((page.page - 1) * page.limit, end),
    total: Math.min(total, limits.searchWindow),
  };
};
