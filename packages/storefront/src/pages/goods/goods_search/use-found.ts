import { queries } from "@carmine/api/hooks";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "../../../app/location.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { resolveSearch } from "../../../features/catalogue/recognized.ts";
import { filtersOf, listQueryOf, searchParams } from "../../../features/catalogue/search-params.ts";

/** The last defined value. */
const useLast = <Value>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};

/**
 * The search in the URL with its results. `resolvedSearch` has the tire size recognized in the keywords as filters;
 * `list` is undefined while it loads.
 */
export const useFound = () => {
  const { api } = useApp();
  const params = useSearchParams();
  const search = searchParams.read(params);
  const tree = useQuery(queries.categoryTree(api)).data ?? [];
  // A failed search keeps its filters and their names.
  const facets = useLast(useQuery(queries.productFacets(api, filtersOf(search))).data) ?? [];
  const list = useQuery(queries.productList(api, listQueryOf(search))).data;
  return { search, resolvedSearch: resolveSearch(search, list?.recognized), tree, facets, list };
};
