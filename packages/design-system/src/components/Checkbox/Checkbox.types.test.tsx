import { Checkbox } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A box without words has no name.
  withoutLabel: <Checkbox />,
  // @ts-expect-error Half ticked is called mixed.
  unknownState: <Checkbox checked="partly">Select all</Checkbox>,
  // @ts-expect-error It is always a checkbox.
  otherType: <Checkbox type="radio">Select all</Checkbox>,
};
