import type { QueryClient } from "@tanstack/react-query";
import type { Locale } from "@carmine/i18n";
import type { ApiClient } from "@carmine/api/client";
import type { ComponentType } from "react";
import type { PrefetchShared } from "../app/prefetch-cached.ts";

/**
 * Who may see a page, and so how it is rendered.
 * - `public`: the same for everybody, rendered without anything personal, kept in the page cache
 * - `guest`: about the person (cart), needs no sign-in; `no-store`
 * - `shopper`: needs a sign-in, redirects to `/login`; `no-store`
 * - `signed-out`: only for those who are not signed in; sends others home
 */
export type Access = "public" | "guest" | "shopper" | "signed-out";

/** What a loader works with: the same on the server and in the browser. */
export interface LoaderContext {
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly locale: Locale;
  /** Parameters of the path, e.g. `id` of `/goods_detail/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Address without the locale prefix; only the query parameters that the route names. */
  readonly url: URL;
  readonly signal: AbortSignal;
  /** Names what the page shows (`product:12`, `category:3`, `home`), so that a change of it drops the cached page. */
  readonly tag: (...tags: string[]) => void;
  /** Fetches what many pages show, once for all of them; tags the page as well. Its failure is none of the page. */
  readonly prefetchShared: PrefetchShared;
}

/** Prefetches what the page reads. May throw `notFound()`, or answer `redirect(path)`. */
export type PageLoader = (context: LoaderContext) => Promise<Response | void>;

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

export interface PageEntry extends PageOptions {
  readonly path: string;
  readonly access: Access;
  /** Folder below `src/pages`, named like the path. */
  readonly folder: string;
}

/** The line of the route table that an address falls under. */
export interface PageMatch {
  readonly entry: PageEntry;
  /** Parameters of the path, e.g. `id` of `/goods_detail/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** What a `page.tsx` exports. */
export interface PageModule {
  readonly default: ComponentType;
  /** Stands in the place of the shop's header; with it goes the quiet foot of the checkout. */
  readonly Header?: ComponentType;
  /** Loads what the page shows below the first view. */
  readonly preload?: () => Promise<unknown>;
}

/** A page that is ready to be shown. */
export interface LoadedPage extends Pick<PageMatch, "params"> {
  /** `undefined` where no line of the route table fits, and on an error page that the browser takes over. */
  readonly entry: PageEntry | undefined;
  /** HTTP status; from 400 on the error page stands in the page's place. */
  readonly status: number;
  readonly View: ComponentType | undefined;
  readonly Header?: ComponentType | undefined;
  /** What went wrong, for the log of the server. */
  readonly error?: unknown;
}

/**
 * One line of the route table.
 * @example page("/goods_detail/:id", "public", { query: ["sku"] }) // src/pages/goods_detail/page.tsx, loader.ts
 */
export const page = (path: string, access: Access, options: PageOptions = {}): PageEntry => ({
  path,
  access,
  folder: path === "/" ? "home" : path.replace(/\/:[^/]+/g, "").slice(1),
  ...options,
});

/** Source file of a page, as Vite's manifest names it. */
export const pageModule = ({ folder }: PageEntry): string => `src/pages/${folder}/page.tsx`;

/**
 * Answered by a loader to show another page instead.
 * @param path without locale prefix
 */
export const redirect = (path: string): Response =>
  new Response(null, { status: 302, headers: { location: path } });

/** Thrown by a loader when what the address names does not exist. */
export const notFound = (): Response => new Response(null, { status: 404 });
