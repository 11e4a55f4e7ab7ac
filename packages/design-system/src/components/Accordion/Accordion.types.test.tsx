import { AccordionItem } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A section without a title couldn't be opened.
  withoutTitle: <AccordionItem>Free over $99.</AccordionItem>,
  // @ts-expect-error `open` is a boolean.
  openInWords: <AccordionItem title="Shipping" open="yes" />,
};
