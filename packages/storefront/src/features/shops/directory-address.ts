import * as paths from "../../app/paths.ts";
import { idOf, pageOf, searchFields } from "../catalogue/search-fields.ts";

export const directorySorts = ["rating", "followers", "new"] as const;
export type DirectorySort = (typeof directorySorts)[number];

/** The list of shops, as its address says it. */
export interface DirectorySearch {
  readonly title?: string | undefined;
  readonly seller?: "self" | "verified" | undefined;
  readonly typeId?: number | undefined;
  readonly categoryId?: number | undefined;
  readonly sort?: DirectorySort | undefined;
  /** From 1. */
  readonly page: number;
}

/** Query parameters of the list, in the order in which they are written. */
export const directoryNames = ["title", "seller", "typeId", "categoryId", "sort", "page"] as const;

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | undefined =>
  values.find((value) => value === text);

export const parseDirectory = (params: URLSearchParams): DirectorySearch => ({
  title: searchFields.title(params.get("title") ?? ""),
  seller: oneOf(["self", "verified"], params.get("seller")),
  typeId: idOf(params.get("typeId")),
  categoryId: idOf(params.get("categoryId")),
  sort: oneOf(directorySorts, params.get("sort")),
  page: pageOf(params.get("page")),
});

/** The address of a list: the street where nothing narrows it, else all shops. */
export const directoryHref = (search: DirectorySearch): string => {
  const query = new URLSearchParams(
    directoryNames.flatMap((name) => {
      const value = search[name];
      return value === undefined || (name === "page" && value === 1) ? [] : [[name, String(value)]];
    }),
  ).toString();
  const { page: _page, ...choices } = search;
  const isStreet = Object.values(choices).every((value) => value === undefined);
  return `${isStreet ? paths.shops : paths.allShops}${query && `?${query}`}`;
};

/** The same list with another choice, from its first page on. */
export const changeDirectory = (
  search: DirectorySearch,
  change: Partial<DirectorySearch>,
): DirectorySearch => ({ ...search, page: 1, ...change });
