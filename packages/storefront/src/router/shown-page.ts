import type { Location } from "react-router-dom";
import type { LoadedPage } from "./page-table.ts";

/** What the browser shows: an address and its page change together. */
export interface ShownPage {
  /** As the bar shows it, with the locale prefix. Its key names the entry of the history, also after coming back. */
  readonly location: Location;
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
export const currentLocation = (): Location => {
  const { key } = entryState();
  const { pathname, search, hash } = location;
  return { pathname, search, hash, key, state: null };
};
