import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useApp } from "../../../app/AppContext.tsx";
import { spelledOut } from "../../../features/catalogue/recognized.ts";
import { filtersOf, listQueryOf, parseSearch } from "../../../features/catalogue/search-address.ts";

/**
 * What the address asks for and what was found: `search` as it stands there, `meant` with a size that was recognized
 * in its words; `list` is undefined while it is loading.
 */
export const useFound = () => {
  const { api } = useApp();
  const [params] = useSearchParams();
  const search = parseSearch(params);
  const tree = useQuery(queries.categoryTree(api)).data ?? [];
  const facets = useQuery(queries.productFacets(api, filtersOf(search))).data ?? [];
  const list = useQuery(queries.productList(api, listQueryOf(search))).data;
  return { search, meant: spelledOut(search, list?.recognized), tree, facets, list };
};
