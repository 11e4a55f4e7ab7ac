import type { Direct } from "@carmine/api/client";
import type { Locale } from "@carmine/i18n";

interface OwnMarketplace {
  /** `inProcess(app)` */
  readonly direct: Direct;
}

/** Another back end that implements the contract. */
interface OtherMarketplace {
  /** Base URL; `/api/*` is proxied to it. */
  readonly apiBase: string;
  readonly fetchApi: typeof fetch;
}

/** Options that the composition root passes to the storefront. */
export type StorefrontOptions = (OwnMarketplace | OtherMarketplace) & ShopOptions;

export interface ShopOptions {
  /** Secret by which the marketplace recognizes this server; undefined for another back end. */
  readonly storefrontKey?: string | undefined;
  /** Origins of other front ends that may call the API of a marketplace in this process. */
  readonly corsOrigins?: readonly string[];
  /** Public URL without a trailing slash. `https:` enables Secure cookies and HSTS. */
  readonly publicUrl: string;
  /** Published languages, the default first. */
  readonly locales: readonly Locale[];
  readonly demo: boolean;
  /** Renders pages from source with hot reload instead of the built bundles. */
  readonly dev?: boolean;
  /** Folder with the built bundles, `client/` and `ssr/`. Default: this package's `dist`. */
  readonly distDir?: string;
  /**
   * Subscribes to data changes. The listener is called with the tags whose pages are outdated, and with `undefined`
   * when notifications may have been lost. Returns the unsubscribe function.
   */
  readonly onTags?: (listener: (tags: readonly string[] | undefined) => void) => () => void;
  /** Whether pages report their web vitals, which metrics show. */
  readonly webVitals?: boolean;
  /** Name of the response header with a public page's tags for purges of a CDN, such as `Surrogate-Key`. */
  readonly cdnTagHeader?: string | null;
  /** Maximum bytes of cached pages. Default 32 MiB; 0 disables the cache. */
  readonly pageCacheBytes?: number;
}
