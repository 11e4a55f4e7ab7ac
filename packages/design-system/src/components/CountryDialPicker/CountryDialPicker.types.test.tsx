import { CountryDialPicker, type CountryDialTexts } from "./index.ts";

declare const texts: CountryDialTexts;

/** What must not compile. */
export const refused = {
  // @ts-expect-error Names need a language.
  noLocale: <CountryDialPicker texts={texts} />,
  // @ts-expect-error The panel needs its words.
  noTexts: <CountryDialPicker locale="en" />,
};
