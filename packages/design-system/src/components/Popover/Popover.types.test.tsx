import { Button } from "../Button/index.ts";
import { Popover } from "./index.ts";

const trigger = <Button>Details</Button>;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A panel needs a name.
  nameless: <Popover trigger={trigger} />,
  // @ts-expect-error The trigger is required.
  withoutTrigger: <Popover label="Details" />,
  // @ts-expect-error Sides are physical, not logical.
  unknownSide: <Popover label="Details" trigger={trigger} side="start" />,
};
