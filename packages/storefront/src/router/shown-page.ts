import type { PageLocation } from "../app/location.ts";
import type { LoadedPage } from "./page-table.ts";

/** An entry of the history. */
export interface EntryLocation extends PageLocation {
  /** Names the entry, also after coming back. */
  readonly key: string;
}

/** What the browser shows: an address and its page change together. */
export interface ShownPage {
  /** With the locale prefix. */
  readonly location: EntryLocation;
  readonly page: LoadedPage;
  /** How one came here, which decides where the page is scrolled to. */
  readonly way: "first" | "forward" | "history" | "stay";
}

/** What the history keeps with an entry. */
export interface EntryState {
  readonly key: string;
  /** How many entries below it, down to the one whose key is `base`, are of the same page. */
  readonly below?: number | undefined;
  readonly base?: string;
  /** It stands for something that opened over the page. */
  readonly layer?: boolean;
}

/** Not `randomUUID`: only safe origins have it, and a shop may be tried out on another. */
export const newKey = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;

/**
 * What the history keeps with the entry that the browser is at. One that the browser made, as for a document that was
 * loaded, gets a key here: places are kept by it longer than a document lasts.
 */
export const entryState = (): EntryState => {
  const known = history.state as EntryState | null;
  if (known) return known;
  const state = { key: newKey() };
  history.replaceState(state, "");
  return state;
};

/** The entry of the history that the browser is at. */
export const currentLocation = (): EntryLocation => {
  const { key } = entryState();
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key };
};
