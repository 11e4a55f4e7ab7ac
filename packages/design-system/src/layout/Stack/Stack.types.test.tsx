import { Stack } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Gaps are those of the spacing scale.
  betweenGaps: <Stack gap={15}>Orders</Stack>,
  // @ts-expect-error Sides are start and end, whatever the script.
  leftAligned: <Stack align="left">Orders</Stack>,
  // @ts-expect-error A stack is no text.
  asParagraph: <Stack element="p">Orders</Stack>,
};
