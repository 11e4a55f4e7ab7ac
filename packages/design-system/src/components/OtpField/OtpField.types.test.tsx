import { OtpField } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label, even if it is hidden.
  withoutLabel: <OtpField />,
  // @ts-expect-error A code is a string: it may start with a zero.
  numberValue: <OtpField label="Code" value={104288} />,
  // @ts-expect-error The number of digits is `length`.
  maxLength: <OtpField label="Code" maxLength={4} />,
  // @ts-expect-error Its cells have one size.
  sized: <OtpField label="Code" size="lg" />,
};
