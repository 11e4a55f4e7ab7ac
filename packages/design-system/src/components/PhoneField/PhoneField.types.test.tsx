import { PhoneField, type PhoneFieldProps } from "./index.ts";

declare const texts: PhoneFieldProps["texts"];

/** What must not compile. */
export const refused = {
  // @ts-expect-error Names of countries need a language.
  noLocale: <PhoneField label="Phone" texts={texts} />,
  // @ts-expect-error The picker needs its words.
  noTexts: <PhoneField label="Phone" locale="en" />,
  // @ts-expect-error A number is text: it begins with a plus.
  numberValue: <PhoneField label="Phone" locale="en" texts={texts} value={66} />,
};
