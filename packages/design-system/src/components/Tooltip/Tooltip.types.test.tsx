import { Button } from "../Button/index.ts";
import { Tooltip, type TooltipProps } from "./index.ts";

const button = <Button>Shipping</Button>;

/** What must not compile. */
export const refused = {
  // @ts-expect-error Without words there is nothing to show.
  empty: <Tooltip>{button}</Tooltip>,
  // @ts-expect-error What can be pressed belongs into a Popover.
  pressable: <Tooltip text={button}>{button}</Tooltip>,
  // @ts-expect-error It describes a control.
  withoutControl: <Tooltip text="Only to Canada" />,
  // @ts-expect-error It comes above or below.
  beside: (props: TooltipProps) => <Tooltip {...props} side="left" />,
};
