import { useSyncExternalStore } from "react";
import { withStorage } from "../../../app/storage.ts";

/** Delivery country in this browser: ISO 3166-1 alpha-2 code. */
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

/** Stores the country in this browser; does nothing without storage. */
export const setShipCountry = (code: string): void => {
  withStorage("localStorage", (storage) => storage.setItem(key, code));
  dispatchEvent(new Event(changed));
};

/** Country selected in this browser; `undefined` before a selection and while hydrating. */
export const useChosenCountry = (): string | undefined =>
  useSyncExternalStore(subscribe, read, () => undefined);
