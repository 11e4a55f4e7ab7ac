import type { Locale } from "@carmine/i18n";
import { withStorage } from "../../app/storage.ts";

/** Maximum number of stored searches, latest first. */
const most = 6;
const longest = 64;

/** One list per language, because keywords are in that language. */
const keyOf = (locale: Locale): string => `recentSearches.${locale}`;

/** Parses a stored list and ignores malformed values. */
export const readSearches = (text: string | null): string[] => {
  try {
    const values: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(values)
      ? values.filter((value): value is string => typeof value === "string" && value !== "").slice(0, most)
      : [];
  } catch {
    return [];
  }
};

/** The list with a search at its head, without duplicates in a different case. */
export const withSearch = (list: readonly string[], words: string): string[] => {
  const typed = words.trim().slice(0, longest);
  if (typed === "") return [...list];
  const same = typed.toLocaleLowerCase();
  return [typed, ...list.filter((other) => other.toLocaleLowerCase() !== same)].slice(0, most);
};

/** Recent searches in this browser, latest first; empty without storage. */
export const recentSearches = (locale: Locale): string[] =>
  readSearches(withStorage("localStorage", (storage) => storage.getItem(keyOf(locale))));

const write = (locale: Locale, searches: readonly string[]): void => {
  withStorage("localStorage", (storage) => storage.setItem(keyOf(locale), JSON.stringify(searches)));
};

/** Stores a search in this browser. */
export const rememberSearch = (locale: Locale, words: string): void =>
  write(locale, withSearch(recentSearches(locale), words));

/** Removes a search from this browser. */
export const forgetSearch = (locale: Locale, words: string): void =>
  write(
    locale,
    recentSearches(locale).filter((other) => other !== words),
  );
