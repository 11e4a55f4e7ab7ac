import { Card, CardHead } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Paddings have names.
  paddingInPixels: <Card padding={24}>Products</Card>,
  // @ts-expect-error Clickable content is a link or button inside the card.
  asButton: <Card element="button">Products</Card>,
  // @ts-expect-error A `CardHead` needs a title.
  headWithoutTitle: <CardHead />,
  // @ts-expect-error Level 1 is reserved for the page title.
  firstLevel: <CardHead title="My orders" level={1} />,
};
