import { PhoneField } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A language is a tag of BCP 47.
  objectLocale: <PhoneField label="Phone" locale={{ language: "lo" }} />,
  // @ts-expect-error A number is text: it begins with a plus.
  numberValue: <PhoneField label="Phone" locale="en" value={66} />,
};
