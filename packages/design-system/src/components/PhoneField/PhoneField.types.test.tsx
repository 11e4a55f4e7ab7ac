import { PhoneField } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A locale is a BCP 47 tag.
  objectLocale: <PhoneField label="Phone" locale={{ language: "lo" }} />,
  // @ts-expect-error A number is a string that starts with a plus.
  numberValue: <PhoneField label="Phone" locale="en" value={66} />,
};
