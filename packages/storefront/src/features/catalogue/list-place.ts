import { createContext } from "react";
import * as paths from "../../app/paths.ts";
import { searchAddress, searchQuery, type Search } from "./search-address.ts";

/** Where a list of products stands, and how a search is written in its address. */
export interface ListPlace {
  /** Without locale prefix. */
  readonly path: string;
  /** Query parameters of a search there, in one fixed order. */
  readonly fieldsOf: (search: Search) => readonly { readonly name: string; readonly value: string }[];
  readonly hrefOf: (search: Search) => string;
}

/** Of the filters on a page: the search of the marketplace, where nothing else is said. */
export const ListPlaceContext = createContext<ListPlace>({
  path: paths.search,
  fieldsOf: searchQuery,
  hrefOf: searchAddress,
});
