import { matchPath } from "react-router-dom";
import type { PageEntry } from "../app/page.ts";
import { pages } from "../routes.tsx";

export interface PageMatch {
  readonly entry: PageEntry;
  /** Parameters of the path, e.g. `id` of `/goods_detail/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The line of the route table that a path (without locale prefix) falls under. */
export const matchPage = (path: string): PageMatch | undefined => {
  for (const entry of pages) {
    const match = matchPath({ path: entry.path, end: true }, path);
    if (match) return { entry, params: match.params };
  }
  return undefined;
};
