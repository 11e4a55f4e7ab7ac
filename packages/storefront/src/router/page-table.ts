import type { ComponentType } from "react";
import { loadedOnce } from "../app/loaded-once.ts";
import type { App } from "../app/app.ts";
import type { PageLoader } from "./loader.ts";

/**
 * Who may see a page, and so how it is rendered.
 * - `public`: the same for everybody, rendered without anything personal, kept in the page cache
 * - `guest`: about the person (cart), needs no sign-in; `no-store`
 * - `shopper`: needs a sign-in, redirects to `/login`; `no-store`
 * - `signed-out`: only for those who are not signed in; sends others home
 */
export type Access = "public" | "guest" | "shopper" | "signed-out";

export const checkoutSteps = ["cart", "confirm", "pay"] as const;
export type CheckoutStep = (typeof checkoutSteps)[number];

export interface PageOptions {
  /** Query parameters that the page reads; any other is neither part of the cache key nor seen by the page. */
  readonly query?: readonly string[];
  /** The card provider's origins are allowed, and the page is always a document of its own. */
  readonly payment?: boolean;
  /** Step of the checkout that the page's `Header` marks. */
  readonly checkoutStep?: CheckoutStep | "done";
}

export interface PageEntry<Path extends string = string> extends PageOptions {
  readonly path: Path;
  readonly access: Access;
  /** Folder below `src/pages`, named like the path. */
  readonly folder: string;
}

/** The entry of the page table that an address matches. */
export interface PageMatch {
  readonly entry: PageEntry;
  /** Parameters of the path, e.g. `id` of `/goods_detail/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What a `page.tsx` exports. */
export interface PageModule {
  readonly default: ComponentType;
  /** Replaces the shop's header; the page then also has the plain footer of the checkout. */
  readonly Header?: ComponentType;
  /** Loads what the page shows below the first view. */
  readonly preload?: () => Promise<unknown>;
}

/** A page that is ready to be shown. */
export interface LoadedPage extends Pick<PageMatch, "params"> {
  /** `undefined` where no entry of the page table matches, and on an error page that the browser takes over. */
  readonly entry: PageEntry | undefined;
  /** HTTP status; from 400 on the error page is shown instead of the page. */
  readonly status: number;
  readonly View: ComponentType | undefined;
  readonly Header?: ComponentType | undefined;
  /** What went wrong, for the log of the server. */
  readonly error?: unknown;
}

/**
 * One entry of the page table.
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

/** Source file of a page, as Vite's manifest names it. */
export const pageModule = ({ folder }: PageEntry): string => `src/pages/${folder}/page.tsx`;

export interface PageTable {
  /** The entry that a path (without locale prefix) matches. */
  readonly match: (path: string) => PageMatch | undefined;
  /** The code of a page's first view. */
  readonly loadModule: (entry: PageEntry) => Promise<PageModule>;
  /** `undefined` for a page that reads no data. */
  readonly loadLoader: (entry: PageEntry) => Promise<PageLoader | undefined>;
  /** The code of the error page. */
  readonly loadErrorPage: () => Promise<unknown>;
  /** What it reads, by its HTTP status. Never throws. */
  readonly loadErrorData: (app: App, status: number) => Promise<void>;
}

export interface PageFiles {
  /** Results of `import.meta.glob`, by path relative to `src`. */
  readonly modules: Readonly<Record<string, () => Promise<PageModule>>>;
  readonly loaders: Readonly<Record<string, () => Promise<{ readonly loader: PageLoader }>>>;
  /** The code of the error page. */
  readonly loadErrorPage: () => Promise<unknown>;
  /** What it reads, by its HTTP status. Never throws. */
  readonly loadErrorData: (app: App, status: number) => Promise<void>;
}

/** Matches paths of an entry such as `/goods_detail/:id`, in any case and with or without a slash at the end. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/$/, "").replace(/:(\w+)/g, "(?<$1>[^/]+)")}/?$`, "i");

export const createPageTable = (
  entries: readonly PageEntry[],
  { modules, loaders, loadErrorPage, loadErrorData }: PageFiles,
): PageTable => {
  // Most paths equal one of these, and every request asks.
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
