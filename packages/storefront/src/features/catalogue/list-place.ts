import { createContext } from "react";
import * as paths from "../../app/paths.ts";
import type { ListQuery } from "../list-params.ts";
import { searchParams, type Search } from "./search-params.ts";

/** A page with a product list, and the mapping between search and URL. */
export interface ListPlace {
  /** Without locale prefix. */
  readonly path: string;
  readonly query: (search: Search) => ListQuery;
  readonly href: (search: Search) => string;
}

/** List page of the filters; the product search by default. */
export const ListPlaceContext = createContext<ListPlace>({ path: paths.search, ...searchParams });
