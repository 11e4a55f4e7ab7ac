import { Switch } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A switch without words has no name; they may be hidden.
  withoutLabel: <Switch />,
  // @ts-expect-error It is on or off.
  mixed: <Switch checked="mixed">Default address</Switch>,
  // @ts-expect-error It is always a switch.
  otherRole: <Switch role="checkbox">Default address</Switch>,
};
