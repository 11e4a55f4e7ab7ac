import type { CountedText } from "../fill-counted.ts";

/** Words of a `CountryDialPicker`. */
export interface CountryDialTexts {
  /** Name of the button and of the panel. */
  label: string;
  /** In the empty search field, and its name. */
  search: string;
  /** Heading over the common countries. */
  common: string;
  /** Heading over the others. */
  all: string;
  /** Nothing fits what was typed. */
  empty: string;
  /** Read out when the list changes: `{count}`. */
  count: CountedText;
}

/** Where no locale is given. */
export const english: CountryDialTexts = {
  label: "Country code",
  search: "Country or code",
  common: "Common",
  all: "All countries",
  empty: "Nothing found. Try fewer letters.",
  count: { one: "{count} found", other: "{count} found" },
};
