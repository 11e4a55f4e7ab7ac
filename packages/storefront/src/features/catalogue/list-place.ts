import { createContext } from "react";
import * as paths from "../../app/paths.ts";
import type { ListQuery } from "../list-params.ts";
import { searchParams, type Search } from "./search-params.ts";

/** A page with a product list, and how it writes a search into its URL. */
export interface ListPlace {
  /** Without locale prefix. */
  readonly path: string;
  readonly query: (search: Search) => ListQuery;
  readonly href: (search: Search) => string;
}

/** Of the filters on a page; the product search by default. */
export const ListPlaceContext = createContext<ListPlace>({ path: paths.search, ...searchParams });
