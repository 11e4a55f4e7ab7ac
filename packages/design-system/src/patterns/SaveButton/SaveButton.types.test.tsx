import { SaveButton } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A button needs a name.
  withoutLabel: <SaveButton saved />,
  // @ts-expect-error It is saved or not.
  withoutState: <SaveButton label="Save Polar 3" />,
};
