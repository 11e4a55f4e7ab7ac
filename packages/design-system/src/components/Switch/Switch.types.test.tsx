import { Switch } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A switch needs a label, which may be hidden.
  withoutLabel: <Switch />,
  // @ts-expect-error It is on or off.
  mixed: <Switch checked="mixed">Default address</Switch>,
  // @ts-expect-error The role is always switch.
  otherRole: <Switch role="checkbox">Default address</Switch>,
};
