import { RichText, RichTextContent } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  withoutLabel: <RichText />,
  // @ts-expect-error The value is HTML, not React content.
  element: <RichText label="Description" defaultValue={<p>Quiet</p>} />,
  // @ts-expect-error The content is sanitized HTML.
  children: <RichTextContent>Quiet</RichTextContent>,
};
