import type { CountedText } from "../fill-counted.ts";

/** Texts of `Combobox`. */
export interface ComboboxTexts {
  /** Label of the button that opens the list. */
  open: string;
  /** Label of the button that clears the field. */
  clear: string;
  /** Shown when nothing matches the input. */
  empty: string;
  /** Shown while options load. */
  loading: string;
  /** Announced when the list changes; contains `{count}`. */
  count: CountedText;
}

/** Default without a locale. */
export const english: ComboboxTexts = {
  open: "Show all",
  clear: "Clear",
  empty: "Nothing found. Try fewer letters.",
  loading: "Loading…",
  count: { one: "{count} found", other: "{count} found" },
};
