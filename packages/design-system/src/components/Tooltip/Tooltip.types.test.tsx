import { Button } from "../Button/index.ts";
import { Tooltip, type TooltipProps } from "./index.ts";

const button = <Button>Shipping</Button>;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The text is required.
  empty: <Tooltip>{button}</Tooltip>,
  // @ts-expect-error Interactive content belongs in a Popover.
  pressable: <Tooltip text={button}>{button}</Tooltip>,
  // @ts-expect-error It needs a control to describe.
  withoutControl: <Tooltip text="Only to Canada" />,
  // @ts-expect-error It opens above or below.
  beside: (props: TooltipProps) => <Tooltip {...props} side="left" />,
};
