import { TextArea } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  withoutLabel: <TextArea />,
  // @ts-expect-error The text is passed as `value`.
  withChildren: <TextArea label="Review">Good grip</TextArea>,
  // @ts-expect-error The counter is a function that formats numbers.
  fixedCounter: <TextArea label="Review" counter="0 / 500" />,
  // @ts-expect-error It grows with its text, so it has one size.
  sized: <TextArea label="Review" size="lg" />,
};
