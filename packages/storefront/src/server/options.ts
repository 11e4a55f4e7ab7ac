import type { Locale } from "@carmine/i18n";

/** What the composition root tells the storefront. */
export interface StorefrontOptions {
  /** Calls the marketplace: `inProcess(app)`, or `fetch` where `apiBase` is set. */
  readonly fetchApi: typeof fetch;
  /** Address of another back end that speaks the contract; `/api/*` is then passed on to it. */
  readonly apiBase?: string;
  /** Public address without a trailing slash. `https:` turns on Secure cookies and HSTS. */
  readonly publicUrl: string;
  /** Languages that are live, the default first. */
  readonly locales: readonly Locale[];
  readonly demo: boolean;
  /** Pages from source with hot reload instead of the built bundles. */
  readonly dev?: boolean;
  /** Folder with the built bundles, `client/` and `ssr/`. Default: this package's `dist`. */
  readonly distDir?: string;
  /**
   * Subscribes to changes of data: the listener is called with the tags whose pages are outdated, and with
   * `undefined` when notices may have been lost. Answers how to end the subscription.
   */
  readonly onTags?: (listener: (tags: readonly string[] | undefined) => void) => () => void;
  /** Bytes of kept pages. Default 64 MiB; 0 keeps none. */
  readonly pageCacheBytes?: number;
}

/** Base of in-process calls; no request ever leaves under this name. */
const inProcessBase = "http://marketplace.internal";

/** Where the marketplace's calls go, without a slash at the end. */
export const apiBaseOf = ({ apiBase }: StorefrontOptions): string =>
  apiBase?.replace(/\/$/, "") ?? inProcessBase;
