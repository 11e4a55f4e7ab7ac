import { Button } from "../Button/index.ts";
import { Popover } from "./index.ts";

const trigger = <Button>Details</Button>;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A panel has a name.
  nameless: <Popover trigger={trigger} />,
  // @ts-expect-error Something opens it.
  withoutTrigger: <Popover label="Details" />,
  // @ts-expect-error Sides are named by the window, not by the text.
  unknownSide: <Popover label="Details" trigger={trigger} side="start" />,
};
