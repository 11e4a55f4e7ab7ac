import type { LocalizedText } from "../shared/localized-text.ts";
import type { Text } from "./types.ts";

/** Converts a text of the tables to its stored form. */
export const localizedText = (text: Text): LocalizedText => (typeof text === "string" ? { en: text } : text);

/** A value of a map that must exist; a missing key is a mistake in the tables. */
export const known = <Value>(map: ReadonlyMap<string, Value>, key: string, what: string): Value => {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(`The demo tables reference the ${what} "${key}", which does not exist.`);
  return value;
};
