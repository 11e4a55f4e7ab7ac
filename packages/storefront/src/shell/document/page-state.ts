import type { Locale } from "@carmine/i18n";
import type { QueryKey } from "@tanstack/react-query";
import type { Environment } from "../../app/environment.ts";
import type { Texts } from "../../app/messages.ts";

/** Everything that the browser needs to continue where the server stopped. */
export interface PageState {
  readonly locale: Locale;
  readonly environment: Environment;
  /** The texts that the page shows; in development all of them are loaded instead. */
  readonly texts: Texts | undefined;
  /**
   * Key and data of each query that the page read. TanStack's own dehydrated form is three times as long, with
   * counters that nobody reads.
   */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  /** HTTP status of the page; no cause of a failure ever reaches the browser. */
  readonly status: number;
  /** Whether the page was rendered for the signed-in account (`App.knowsPerson`). */
  readonly knowsPerson: boolean;
}

/** Id of the script element that holds the state. */
export const stateElementId = "state";
