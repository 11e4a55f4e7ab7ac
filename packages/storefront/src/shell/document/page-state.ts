import type { Locale } from "@carmine/i18n";
import type { QueryKey } from "@tanstack/react-query";
import type { Environment } from "../../app/environment.ts";
import type { Texts } from "../../app/messages.ts";

/** State that the browser needs for hydration. */
export interface PageState {
  readonly locale: Locale;
  readonly environment: Environment;
  /** Texts of the page; undefined in development, where all texts are loaded. */
  readonly texts: Texts | undefined;
  /**
   * Key and data of each query of the page. TanStack's dehydrated form is three times as long, with counters that
   * aren't needed.
   */
  readonly queries: readonly (readonly [QueryKey, unknown])[];
  /** HTTP status of the page; error details never reach the browser. */
  readonly status: number;
  /** Whether the page was rendered for the signed-in account (`App.knowsPerson`). */
  readonly knowsPerson: boolean;
}

/** Id of the script element with the state. */
export const stateElementId = "state";
