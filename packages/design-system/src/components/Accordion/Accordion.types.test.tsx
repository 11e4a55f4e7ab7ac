import { AccordionItem } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A part without a title could not be opened.
  withoutTitle: <AccordionItem>Free over $99.</AccordionItem>,
  // @ts-expect-error Open or not.
  openInWords: <AccordionItem title="Shipping" open="yes" />,
};
