import { locales, type Locale } from "@carmine/i18n";
import { useSyncExternalStore } from "react";
import { withStorage } from "../../app/storage.ts";

/** A product as it was when it was viewed; enough to show it without a request. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly price: string;
}

const most = 12;
/** One list per language: the names in it are in that language. */
const keyOf = (locale: Locale): string => `recentlyViewed.${locale}`;

const isViewed = (value: unknown): value is ViewedProduct =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "number" &&
  "name" in value &&
  typeof value.name === "string" &&
  "price" in value &&
  typeof value.price === "string" &&
  /^\d+(\.\d+)?$/.test(value.price) &&
  "picture" in value &&
  (value.picture === null || typeof value.picture === "string");

/** The list inside a stored text; whatever else stands there is left out. */
export const readViewed = (text: string | null): ViewedProduct[] => {
  try {
    const values: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(values) ? values.filter(isViewed) : [];
  } catch {
    return [];
  }
};

/** The list with a product at its head, once. */
export const withViewed = (list: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] =>
  [product, ...list.filter(({ id }) => id !== product.id)].slice(0, most);

/** Remembers a product in this browser. Where storage is off, nothing is remembered. */
export const rememberViewed = (locale: Locale, product: ViewedProduct): void => {
  const key = keyOf(locale);
  withStorage("localStorage", (storage) =>
    storage.setItem(key, JSON.stringify(withViewed(readViewed(storage.getItem(key)), product))),
  );
};

const listeners = new Set<() => void>();

/** Removes products that are no longer sold from the lists of all languages. */
export const forgetViewed = (ids: readonly number[]): void => {
  if (ids.length === 0) return;
  withStorage("localStorage", (storage) => {
    for (const locale of locales) {
      const text = storage.getItem(keyOf(locale));
      const list = readViewed(text);
      const rest = list.filter(({ id }) => !ids.includes(id));
      if (rest.length < list.length) storage.setItem(keyOf(locale), JSON.stringify(rest));
    }
  });
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
};

const storedText = (locale: Locale): string | null =>
  withStorage("localStorage", (storage) => storage.getItem(keyOf(locale)));

/** What was looked at in this browser, newest first; empty while hydrating. */
export const useRecentlyViewed = (locale: Locale): ViewedProduct[] =>
  readViewed(
    useSyncExternalStore(
      subscribe,
      () => storedText(locale),
      () => null,
    ),
  );
