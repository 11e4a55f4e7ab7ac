import { matchPath } from "react-router-dom";
import type { PageMatch } from "./page.ts";
import { pages } from "../routes.tsx";

/** Most paths are one of these to the letter, and every request asks. */
const byPath = new Map(pages.map((entry) => [entry.path, entry]));

/** The line of the route table that a path (without locale prefix) falls under. */
export const matchPage = (path: string): PageMatch | undefined => {
  const same = byPath.get(path);
  if (same) return { entry: same, params: {} };
  for (const entry of pages) {
    const match = matchPath(entry.path, path);
    if (match) return { entry, params: match.params };
  }
  return undefined;
};
