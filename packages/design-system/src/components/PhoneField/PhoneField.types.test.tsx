import { PhoneField, type PhoneFieldProps } from "./index.ts";

declare const texts: PhoneFieldProps["texts"];

/** What must not compile. */
export const refused = {
  // @ts-expect-error A language is a tag of BCP 47.
  objectLocale: <PhoneField label="Phone" locale={{ language: "lo" }} texts={texts} />,
  // @ts-expect-error The picker needs its words.
  noTexts: <PhoneField label="Phone" locale="en" />,
  // @ts-expect-error A number is text: it begins with a plus.
  numberValue: <PhoneField label="Phone" locale="en" texts={texts} value={66} />,
};
