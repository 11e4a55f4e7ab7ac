import type { QueryClient } from "@tanstack/react-query";
import type { PageState } from "../shell/document/page-state.ts";
import { bytesOf } from "./fragment-cache.ts";

/** What was fetched while rendering. */
export const collectQueries = (queryClient: QueryClient): PageState["queries"] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === "success")
    .map((query) => [query.queryKey, query.state.data] as const);

/** JSON that can't end the script element it is written into, whatever a product is called. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Where an object has its JSON. A `WeakMap` would hold that of every page until the next full garbage collection. */
const json = Symbol("json");

/** Serialized once per object: texts, and what header and footer show, are part of many pages. */
const cachedJson = (value: unknown): Buffer | string => {
  if (typeof value !== "object" || value === null) return jsonOf(value);
  const known = (value as { [json]?: Buffer })[json];
  if (known) return known;
  const made = bytesOf(jsonOf(value));
  Object.defineProperty(value, json, { value: made });
  return made;
};

/** The state for `parseState`, in pieces that follow one another. Nothing in it may change afterwards. */
export const statePieces = ({ texts, queries, ...rest }: PageState): (Buffer | string)[] => [
  `${jsonOf(rest).slice(0, -1)},`,
  ...(texts ? ['"texts":', cachedJson(texts), ","] : []),
  '"queries":[',
  ...queries.flatMap(([key, data], at) => [`${at === 0 ? "" : ","}[${jsonOf(key)},`, cachedJson(data), "]"]),
  "]}",
];
