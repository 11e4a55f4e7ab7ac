import type { Locale } from "@carmine/i18n";
import type { Environment } from "../app/environment.ts";
import type { MarketplaceTransport } from "./server-api.ts";

/** Addresses of the files that a page needs, relative to the site. */
export interface PageAssets {
  readonly entry: string;
  readonly styles: readonly string[];
  readonly preloads: readonly string[];
  /** Ids of the texts that the page shows; unknown in development. */
  readonly texts?: readonly string[];
}

export interface RenderRequest {
  /** Full address with the locale prefix, reduced to the query parameters that the page knows. */
  readonly url: string;
  readonly locale: Locale;
  readonly environment: Environment;
  /** The marketplace as this visitor, or as nobody when the page is public. */
  readonly marketplace: MarketplaceTransport;
  readonly signedIn: boolean;
  readonly nonce: string;
  readonly signal: AbortSignal;
  /** Files for source modules, from Vite's manifest. */
  readonly assetsFor: (modules: readonly string[]) => PageAssets;
  /** Called for failures that the visitor only sees as an error page. */
  readonly onError: (error: unknown) => void;
}
