import type { PageLocation } from "../app/location.ts";
import type { LoadedPage } from "./page-table.ts";

/** An entry of the history. */
export interface EntryLocation extends PageLocation {
  /** Identifies the entry, also after *Back* and *Forward*. */
  readonly key: string;
}

/** The shown page; its address and content change together. */
export interface ShownPage {
  /** With the locale prefix. */
  readonly location: EntryLocation;
  readonly page: LoadedPage;
  /** Kind of navigation, which decides the scroll position. */
  readonly way: "first" | "forward" | "history" | "stay";
}

/** State stored with a history entry. */
export interface EntryState {
  readonly key: string;
  /** Number of entries below this one, down to the entry with the key `base`, that belong to the same page. */
  readonly below?: number | undefined;
  readonly base?: string;
  /** Whether the entry belongs to a layer over the page. */
  readonly layer?: boolean;
}

/** Not `randomUUID`, which is missing in insecure contexts, such as a shop tested over plain HTTP. */
export const newKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * State of the current history entry. An entry that the browser created, such as for a loaded document, gets a key
 * here, because scroll positions are stored by key across documents.
 */
export const entryState = (): EntryState => {
  const known = history.state as EntryState | null;
  if (known) return known;
  const state = { key: newKey() };
  history.replaceState(state, "");
  return state;
};

/** The current history entry. */
export const currentLocation = (): EntryLocation => {
  const { key } = entryState();
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key };
};
