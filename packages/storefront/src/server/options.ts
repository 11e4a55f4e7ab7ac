import type { Direct } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";

/** The marketplace in this process. */
interface OwnMarketplace {
  /** `inProcess(app)` */
  readonly direct: Direct;
}

/** Another back end that speaks the contract. */
interface OtherMarketplace {
  /** Its address; `/api/*` is passed on to it. */
  readonly apiBase: string;
  readonly fetchApi: typeof fetch;
}

/** Options that the composition root passes to the storefront. */
export type StorefrontOptions = (OwnMarketplace | OtherMarketplace) & ShopOptions;

export interface ShopOptions {
  /** Secret by which the marketplace recognizes this server; none where the marketplace is other software. */
  readonly storefrontKey?: string | undefined;
  /** Origins of other front ends that may call the API of a marketplace in this process. */
  readonly corsOrigins?: readonly string[];
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
  /** Maximum bytes of cached pages. Default 32 MiB; 0 disables the cache. */
  readonly pageCacheBytes?: number;
}
