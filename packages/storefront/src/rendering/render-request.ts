import type { Locale } from "@carmine/i18n";
import type { Environment } from "../app/environment.ts";
import type { MarketplaceTransport } from "./server-api.ts";

/** URLs of the files that a page needs, relative to the site. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Ids of the texts that the page shows; undefined in development. */
  readonly texts?: readonly string[];
}

export interface RenderRequest {
  /** Full URL with the locale prefix and only the query parameters that the page reads. */
  readonly url: string;
  readonly locale: Locale;
  readonly environment: Environment;
  /** Transport with the visitor's credentials; without credentials if the page is public. */
  readonly marketplace: MarketplaceTransport;
  readonly signedIn: boolean;
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Returns the files of source modules, from Vite's manifest. */
  readonly assetsFor: (modules: readonly string[]) => PageAssets;
  /** Called with errors that the visitor sees only as an error page. */
  readonly onError: (error: unknown) => void;
}
