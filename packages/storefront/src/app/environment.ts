import type { Locale } from "@carmine/i18n";

/** The server's configuration that every page gets; the same for all visitors. */
export interface Environment {
  /** Public address without a trailing slash, for canonical links. */
  readonly publicUrl: string;
  /** Languages that are live, the default one first. */
  readonly locales: readonly Locale[];
  /** The demo marketplace runs: test sign-ins and the outbox exist. */
  readonly demo: boolean;
}
