import { locales, type Locale } from "@carmine/i18n";
import { useSyncExternalStore } from "react";
import { withStorage } from "../../app/storage.ts";

/** A product as it was when viewed, with everything needed to show it without a request. */
export interface ViewedProduct {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly price: string;
}

const most = 12;
/** One list per language, because product names are in that language. */
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

/** Parses a stored list and ignores malformed entries. */
export const readViewed = (text: string | null): ViewedProduct[] => {
  try {
    const values: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(values) ? values.filter(isViewed) : [];
  } catch {
    return [];
  }
};

/** The list with a product at its head, without duplicates. */
export const withViewed = (list: readonly ViewedProduct[], product: ViewedProduct): ViewedProduct[] =>
  [product, ...list.filter(({ id }) => id !== product.id)].slice(0, most);

/** Stores a viewed product in this browser; does nothing without storage. */
export const rememberViewed = (locale: Locale, product: ViewedProduct): void => {
  const key = keyOf(locale);
  withStorage("localStorage", (storage) =>
    storage.setItem(key, JSON.stringify(withViewed(readViewed(storage.getItem(key)), product))),
  );
};

const listeners = new Set<() => void>();

/** Removes discontinued products from the lists of all languages. */
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

/** Recently viewed products in this browser, newest first; empty while hydrating. */
export const useRecentlyViewed = (locale: Locale): ViewedProduct[] =>
  readViewed(
    useSyncExternalStore(
      subscribe,
      () => storedText(locale),
      () => null,
    ),
  );
