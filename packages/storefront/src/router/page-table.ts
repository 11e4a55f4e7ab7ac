import type { ComponentType } from "react";
import { loadedOnce } from "../app/loaded-once.ts";
import type { App } from "../app/app.ts";
import type { PageLoader } from "./loader.ts";

/**
 * Access level of a page; it also decides how the page is rendered. `public`: the same HTML for everybody, cached.
 * `guest`: personal (cart) without a sign-in, `no-store`. `shopper`: requires a sign-in, redirects to `/login`,
 * `no-store`. `signed-out`: only for guests, redirects signed-in shoppers to the home page.
 */
export type Access = "public" | "guest" | "shopper" | "signed-out";

export const checkoutSteps = ["cart", "confirm", "pay"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface PageOptions {
  /** Query parameters that the page reads; all others are removed from the cache key and from the page's URL. */
  readonly query?: readonly string[];
  /** Parameters of `query` that a form without scripts repeats; their values are joined by comma. */
  readonly lists?: readonly string[];
  /** Allows the card provider's origins; the page is always loaded as a new document. */
  readonly payment?: boolean;
  /** Checkout step that the page's `Header` highlights. */
  readonly checkoutStep?: CheckoutStep | "done";
}

export interface PageEntry<Path extends string = string> extends PageOptions {
  readonly path: Path;
  readonly access: Access;
  /** Folder in `src/pages`, named like the path. */
  readonly folder: string;
}

/** The page table entry for an address. */
export interface PageMatch {
  readonly entry: PageEntry;
  /** Path parameters, such as `id` in `/goods_detail/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** Exports of a `page.tsx`. */
export interface PageModule {
  readonly default: ComponentType;
  /** Replaces the shop's header; the page then also gets the plain checkout footer. */
  readonly Header?: ComponentType;
  /** Loads the part of the page below the first view. */
  readonly preload?: () => Promise<unknown>;
}

/** A page that is ready to be shown. */
export interface LoadedPage extends Pick<PageMatch, "params"> {
  /** `undefined` if no entry matches, and on an error page that the browser hydrates. */
  readonly entry: PageEntry | undefined;
  /** HTTP status; from 400 the error page is shown. */
  readonly status: number;
  readonly View: ComponentType | undefined;
  readonly Header?: ComponentType | undefined;
  /** The error for the server's log. */
  readonly error?: unknown;
}

/**
 * Creates an entry of the page table.
 * @example page("/goods_detail/:id", "public", { query: ["sku"] }) // src/pages/goods_detail/page.tsx, loader.ts
 */
export const page = <Path extends string>(
  path: Path,
  access: Access,
  options: PageOptions = {},
): PageEntry<Path> => ({
  path,
  access,
  folder: path === "/" ? "home" : path.replace(/\/:[^/]+/g, "").slice(1),
  ...options,
});

/** Source file of a page, as named in Vite's manifest. */
export const pageModule = ({ folder }: PageEntry): string => `src/pages/${folder}/page.tsx`;

export interface PageTable {
  /** The entry for a path without locale prefix. */
  readonly match: (path: string) => PageMatch | undefined;
  /** Loads the code of a page's first view. */
  readonly loadModule: (entry: PageEntry) => Promise<PageModule>;
  /** `undefined` for a page without a loader. */
  readonly loadLoader: (entry: PageEntry) => Promise<PageLoader | undefined>;
  readonly loadErrorPage: () => Promise<unknown>;
  /** Prefetches the error page's data for an HTTP status. Never throws. */
  readonly loadErrorData: (app: App, status: number) => Promise<void>;
}

export interface PageFiles {
  /** Results of `import.meta.glob`, by path relative to `src`. */
  readonly modules: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly loaders: Readonly<Record<string, () => Promise<{ readonly loader: PageLoader }>>>;
  readonly loadErrorPage: () => Promise<unknown>;
  /** Prefetches the error page's data for an HTTP status. Never throws. */
  readonly loadErrorData: (app: App, status: number) => Promise<void>;
}

/** Matches a path pattern such as `/goods_detail/:id` in any case, with or without a trailing slash. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, "").replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`, "i");

export const createPageTable = (
  entries: readonly PageEntry[],
  { modules, loaders, loadErrorPage, loadErrorData }: PageFiles,
): PageTable => {
  // Fast lookup for paths without parameters, because every request needs it.
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const patterns = entries.map((entry) => ({ entry, pattern: patternOf(entry.path) }));
  return {
    match: (path) => {
      const equal = byPath.get(path);
      if (equal) return { entry: equal, params: {} };
      for (const { entry, pattern } of patterns) {
        const match = pattern.exec(path);
        if (match) return { entry, params: { ...match.groups } };
      }
      return undefined;
    },
    loadModule: ({ folder, path }) => {
      const load = modules[`./pages/${folder}/page.tsx`];
      if (!load) throw new Error(`Route ${path} has no src/pages/${folder}/page.tsx`);
      return loadedOnce(load);
    },
    loadLoader: async ({ folder }) => {
      const load = loaders[`./pages/${folder}/loader.ts`];
      return load && (await loadedOnce(load)).loader;
    },
    loadErrorPage,
    loadErrorData,
  };
};
