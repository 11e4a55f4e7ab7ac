import type { ApiClient } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";
import type { QueryClient } from "@tanstack/react-query";

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
}

/** How a page is loaded. */
export type Loading = Pick<LoaderContext, "signal">;

/** Prefetches what the page reads. May throw `notFound()`, or return `redirect(path)`. */
export type PageLoader = (context: LoaderContext) => Promise<Response | void>;

/**
 * Returned by a loader to show another page instead.
 * @param path without locale prefix
 */
export const redirect = (path: string): Response =>
  new Response(null, { status: 302, headers: { location: path } });

/** Thrown by a loader when what the address names does not exist. */
export const notFound = (): Response => new Response(null, { status: 404 });
