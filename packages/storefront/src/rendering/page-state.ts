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

const known = new WeakMap<object, Buffer>();

/** Serialized once per object: texts, and what header and footer show, are part of many pages. */
const cachedJson = (value: unknown): Buffer | string => {
  if (typeof value !== "object" || value === null) return jsonOf(value);
  const json = known.get(value) ?? bytesOf(jsonOf(value));
  known.set(value, json);
  return json;
};

/** The state for `parseState`, in pieces that follow one another. Nothing in it may change afterwards. */
export const statePieces = ({ texts, queries, ...rest }: PageState): (Buffer | string)[] => [
  `${jsonOf(rest).slice(0, -1)},`,
  ...(texts ? ['"texts":', cachedJson(texts), ","] : []),
  '"queries":[',
  ...queries.flatMap(([key, data], at) => [`${at === 0 ? "" : ","}[${jsonOf(key)},`, cachedJson(data), "]"]),
  "]}",
];
