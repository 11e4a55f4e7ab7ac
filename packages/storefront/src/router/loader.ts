import type { ApiClient } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";
import type { QueryClient } from "@tanstack/react-query";

/** Input of a loader, the same on the server and in the browser. */
export interface LoaderContext {
  readonly queryClient: QueryClient;
  readonly api: ApiClient;
  readonly locale: Locale;
  /** Path parameters, such as `id` in `/goods_detail/:id`. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** URL without the locale prefix, with only the query parameters that the route lists. */
  readonly url: URL;
  readonly signal: AbortSignal;
  /**
   * Adds cache tags for the page's content (`product:12`, `category:3`, `home`); a change of one invalidates the
   * cached page.
   */
  readonly tag: (...tags: string[]) => void;
}

/** Options of a data request. */
export type Loading = Pick<LoaderContext, "signal">;

/** Prefetches the page's data. May throw `notFound()` or return `redirect(path)`. */
export type PageLoader = (context: LoaderContext) => Promise<Response | void>;

/**
 * Returned by a loader to redirect to another page.
 * @param path path without locale prefix
 */
export const redirect = (path: string): Response =>
  new Response(null, { status: 302, headers: { location: path } });

/** Thrown by a loader when the requested object doesn't exist. */
export const notFound = (): Response => new Response(null, { status: 404 });
