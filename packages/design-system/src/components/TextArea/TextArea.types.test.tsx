import { TextArea } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A field has a label.
  withoutLabel: <TextArea />,
  // @ts-expect-error The text is its value.
  withChildren: <TextArea label="Review">Good grip</TextArea>,
  // @ts-expect-error The counter is made from figures, in the words of the page.
  fixedCounter: <TextArea label="Review" counter="0 / 500" />,
  // @ts-expect-error It grows with its text; it has one size.
  sized: <TextArea label="Review" size="lg" />,
};
