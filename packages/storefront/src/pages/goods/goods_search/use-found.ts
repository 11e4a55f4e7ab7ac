import type { CategoryNode, DataOf, Facet, productList } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useApp } from "../../../app/AppContext.tsx";
import { spelledOut } from "../../../features/catalogue/recognized.ts";
import {
  filtersOf,
  listQueryOf,
  parseSearch,
  type Search,
} from "../../../features/catalogue/search-address.ts";

export interface Found {
  /** What the address asks for. */
  readonly search: Search;
  /** The same with a size that was recognised in its words. */
  readonly meant: Search;
  readonly tree: readonly CategoryNode[];
  readonly facets: readonly Facet[];
  /** Undefined while it is loading. */
  readonly list: DataOf<typeof productList> | undefined;
}

/** What the address asks for, and what was found. */
export const useFound = (): Found => {
  const { api } = useApp();
  const [params] = useSearchParams();
  const search = parseSearch(params);
  const tree = useQuery(queries.categoryTree(api)).data ?? [];
  const facets = useQuery(queries.productFacets(api, filtersOf(search))).data ?? [];
  const list = useQuery(queries.productList(api, listQueryOf(search))).data;
  return { search, meant: spelledOut(search, list?.recognized), tree, facets, list };
};
