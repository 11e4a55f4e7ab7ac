import { Inline } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Gaps come from the spacing scale.
  betweenGaps: <Inline gap={7}>Save</Inline>,
  // @ts-expect-error Space is distributed between the children, not around them.
  around: <Inline justify="around">Save</Inline>,
  // @ts-expect-error Wrapping is the default; use oneLine to prevent it.
  wrap: <Inline wrap="nowrap">Save</Inline>,
};
