import { useSyncExternalStore } from "react";
import { withStorage } from "../../../app/storage.ts";

/** Where this browser's shopper wants products delivered: ISO 3166 code, two letters. */
const key = "shipCountry";
const changed = "ship-country";

const read = (): string | undefined => {
  const code = withStorage("localStorage", (storage) => storage.getItem(key));
  return code !== null && /^[A-Z]{2}$/.test(code) ? code : undefined;
};

const subscribe = (tell: () => void): (() => void) => {
  addEventListener("storage", tell);
  addEventListener(changed, tell);
  return () => {
    removeEventListener("storage", tell);
    removeEventListener(changed, tell);
  };
};

/** Remembers the country in this browser. Where storage is off, nothing is remembered. */
export const setShipCountry = (code: string): void => {
  withStorage("localStorage", (storage) => storage.setItem(key, code));
  dispatchEvent(new Event(changed));
};

/** The country that was chosen here; `undefined` before one was, and while hydrating. */
export const useChosenCountry = (): string | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
