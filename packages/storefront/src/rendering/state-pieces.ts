import type { PageState } from "../shell/document/page-state.ts";
import { bytesOf } from "./fragment-cache.ts";

/** JSON that can't end the script element it stands in, whatever a product is called. */
const jsonOf = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const known = new WeakMap<object, Buffer>();

/** The same once per object: texts, and what header and footer show, stand in many pages. */
const jsonOnce = (value: unknown): Buffer | string => {
  if (typeof value !== "object" || value === null) return jsonOf(value);
  const json = known.get(value) ?? bytesOf(jsonOf(value));
  known.set(value, json);
  return json;
};

/** The state for `parseState`, in pieces that follow one another. Nothing that is in it may change after. */
export const statePieces = ({ texts, queries, ...rest }: PageState): (Buffer | string)[] => [
  `${jsonOf(rest).slice(0, -1)},`,
  ...(texts ? ['"texts":', jsonOnce(texts), ","] : []),
  '"queries":[',
  ...queries.flatMap(([key, data], at) => [`${at === 0 ? "" : ","}[${jsonOf(key)},`, jsonOnce(data), "]"]),
  "]}",
];
