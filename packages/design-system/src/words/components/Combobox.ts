import type { CountedText } from "../fill-counted.ts";

/** Words of a `Combobox`. */
export interface ComboboxTexts {
  /** Name of the button that opens the list. */
  open: string;
  /** Name of the button that empties the field. */
  clear: string;
  /** Nothing fits what was typed. */
  empty: string;
  /** The options are on their way. */
  loading: string;
  /** Read out when the list changes: `{count}`. */
  count: CountedText;
}

/** Where no locale is given. */
export const english: ComboboxTexts = {
  open: "Show all",
  clear: "Clear",
  empty: "Nothing found. Try fewer letters.",
  loading: "Loading…",
  count: { one: "{count} found", other: "{count} found" },
};
