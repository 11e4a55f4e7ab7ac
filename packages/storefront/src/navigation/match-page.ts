import type { PageEntry } from "../app/page.ts";
import { pages } from "../routes.tsx";

export interface PageMatch {
  readonly entry: PageEntry;
  /** Parameters of the path, e.g. `id` of `/goods_detail/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

const partsOf = (path: string): string[] => path.replace(/\/+$/, "").split("/");

/** The route table with its patterns taken apart, as every request asks it. */
const patterns = pages.map((entry) => ({ entry, names: partsOf(entry.path) }));

/** Parameters of a path that fits a pattern, whatever its letters' case and with or without a slash at its end. */
const fit = (names: readonly string[], values: readonly string[]): PageMatch["params"] | undefined => {
  if (names.length !== values.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, name] of names.entries()) {
    const value = values[at] ?? "";
    if (name.startsWith(":") && value) params[name.slice(1)] = value;
    else if (name.toLowerCase() !== value.toLowerCase()) return undefined;
  }
  return params;
};

/** The line of the route table that a path (without locale prefix) falls under. */
export const matchPage = (path: string): PageMatch | undefined => {
  const values = partsOf(path);
  for (const { entry, names } of patterns) {
    const params = fit(names, values);
    if (params) return { entry, params };
  }
  return undefined;
};
