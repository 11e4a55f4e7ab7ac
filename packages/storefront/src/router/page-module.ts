import { loadedOnce } from "../app/loaded-once.ts";
import type { PageEntry, PageModule } from "./page.ts";

const modules = import.meta.glob<PageModule>("../pages/**/page.tsx");

/** The code of a page's first view. */
export const loadModule = ({ folder, path }: PageEntry): Promise<PageModule> => {
  const load = modules[`../pages/${folder}/page.tsx`];
  if (!load) throw new Error(`Route ${path} has no src/pages/${folder}/page.tsx`);
  return loadedOnce(load);
};
