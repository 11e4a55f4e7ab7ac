import { Checkbox } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A checkbox needs a label.
  withoutLabel: <Checkbox />,
  // @ts-expect-error The partial state is called mixed.
  unknownState: <Checkbox checked="partly">Select all</Checkbox>,
  // @ts-expect-error The type is always checkbox.
  otherType: <Checkbox type="radio">Select all</Checkbox>,
};
