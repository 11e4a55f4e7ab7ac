import { Inline } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Gaps are those of the spacing scale.
  betweenGaps: <Inline gap={7}>Save</Inline>,
  // @ts-expect-error The room is parted between the children, not around them.
  around: <Inline justify="around">Save</Inline>,
  // @ts-expect-error To wrap is the rule; its opposite is oneLine.
  wrap: <Inline wrap="nowrap">Save</Inline>,
};
