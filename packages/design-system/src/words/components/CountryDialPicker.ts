import type { CountedText } from "../fill-counted.ts";

/** Texts of `CountryDialPicker`. */
export interface CountryDialTexts {
  /** Accessible name of the button and panel. */
  label: string;
  /** Placeholder and label of the search field. */
  search: string;
  /** Heading of the common countries. */
  common: string;
  /** Heading of the other countries. */
  all: string;
  /** Shown when nothing matches the input. */
  empty: string;
  /** Announced when the list changes; contains `{count}`. */
  count: CountedText;
}

/** Default without a locale. */
export const english: CountryDialTexts = {
  label: "Country code",
  search: "Country or code",
  common: "Common",
  all: "All countries",
  empty: "Nothing found. Try fewer letters.",
  count: { one: "{count} found", other: "{count} found" },
};
