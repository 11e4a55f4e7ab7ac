import type { LocalizedText } from "../shared/localized-text.ts";
import type { Text } from "./types.ts";

/** A text of the tables as the database holds it. */
export const localizedText = (text: Text): LocalizedText => (typeof text === "string" ? { en: text } : text);

/** A value of a map that the tables promise to hold: a key that isn't there is a mistake in the tables. */
export const known = <Value>(map: ReadonlyMap<string, Value>, key: string, what: string): Value => {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(`The demo tables name the ${what} "${key}", which they don't hold.`);
  return value;
};
