import { Text } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Sizes are those of the type scale.
  betweenSizes: <Text size={15}>Orders</Text>,
  // @ts-expect-error Tones are meanings, not colors.
  colorName: <Text tone="gray">Orders</Text>,
  // @ts-expect-error Headings come from Heading.
  asHeading: <Text element="h2">Orders</Text>,
  // @ts-expect-error Texts run from start to end, whatever the script.
  leftAligned: <Text align="left">Orders</Text>,
};
