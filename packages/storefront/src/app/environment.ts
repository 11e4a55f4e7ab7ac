import type { Locale } from "@carmine/i18n";

/** Server configuration that is part of every page and the same for all visitors. */
export interface Environment {
  /** Public URL without a trailing slash, for canonical links. */
  readonly publicUrl: string;
  /** Published languages, the default first. */
  readonly locales: readonly Locale[];
  /** Whether this is the demo marketplace, which has test sign-ins and an outbox. */
  readonly demo: boolean;
  /** Whether pages report their web vitals. */
  readonly webVitals?: boolean;
}
