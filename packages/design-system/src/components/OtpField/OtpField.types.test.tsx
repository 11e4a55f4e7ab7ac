import { OtpField } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A field has a label, if only a hidden one.
  withoutLabel: <OtpField />,
  // @ts-expect-error A code is text: it may begin with a zero.
  numberValue: <OtpField label="Code" value={104288} />,
  // @ts-expect-error The number of digits is `length`.
  maxLength: <OtpField label="Code" maxLength={4} />,
  // @ts-expect-error Its cells have one size.
  sized: <OtpField label="Code" size="lg" />,
};
