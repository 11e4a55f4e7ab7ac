import { Stack } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Gaps come from the spacing scale.
  betweenGaps: <Stack gap={15}>Orders</Stack>,
  // @ts-expect-error Sides are logical: start and end.
  leftAligned: <Stack align="left">Orders</Stack>,
  // @ts-expect-error A stack isn't text.
  asParagraph: <Stack element="p">Orders</Stack>,
};
