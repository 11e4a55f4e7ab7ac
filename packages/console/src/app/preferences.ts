import { localeOf, negotiateLocale, type Locale } from "@carmine/i18n";
import { useSyncExternalStore } from "react";

/** Choices of this browser. `scheme: null` follows the system. */
export interface Preferences {
  readonly locale: Locale;
  readonly scheme: "light" | "dark" | null;
  readonly density: "comfortable" | "compact";
  /** Hidden columns of a list, by list; without an entry, the default ones. */
  readonly hiddenColumns: Readonly<Record<string, readonly string[]>>;
  /** Whether the menu shows only icons. */
  readonly isCollapsed: boolean;
  /** Single-letter shortcuts (WCAG 2.1.4). */
  readonly shortcuts: boolean;
  /** Whether the packing slips are printed after the pick list. */
  readonly hasSlips: boolean;
}

const storageKey = "console";

const read = (): Preferences => {
  const defaults: Preferences = {
    locale: negotiateLocale(undefined, navigator.languages.join(",")),
    scheme: null,
    density: "comfortable",
    hiddenColumns: {},
    isCollapsed: false,
    shortcuts: true,
    hasSlips: false,
  };
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? "{}") as Partial<Preferences>;
    return { ...defaults, ...stored, locale: localeOf(stored.locale ?? "") ?? defaults.locale };
  } catch {
    // Without storage, choices last as long as the page.
    return defaults;
  }
};

let current: Preferences | undefined;
const listeners = new Set<() => void>();

export const preferences = (): Preferences => (current ??= read());

export const setPreferences = (change: Partial<Preferences>): void => {
  current = { ...preferences(), ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(current));
  } catch {
    // Without storage, choices last as long as the page.
  }
  applyScheme();
  for (const listener of listeners) listener();
};

export const applyScheme = (): void => {
  const { scheme } = preferences();
  if (scheme === null) delete document.documentElement.dataset["scheme"];
  else document.documentElement.dataset["scheme"] = scheme;
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, preferences);
