import { Text } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Sizes come from the type scale.
  betweenSizes: <Text size={15}>Orders</Text>,
  // @ts-expect-error Tones are named by meaning, not color.
  colorName: <Text tone="gray">Orders</Text>,
  // @ts-expect-error For headings, use Heading.
  asHeading: <Text element="h2">Orders</Text>,
  // @ts-expect-error Alignment is logical: start and end.
  leftAligned: <Text align="left">Orders</Text>,
};
