import { HoverMenu } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The button has words, or an icon and a name.
  withoutButton: <HoverMenu>links</HoverMenu>,
  // @ts-expect-error A button that shows nothing is none.
  withoutPanel: <HoverMenu trigger="Help" />,
  physicalPlace: (
    // @ts-expect-error Places are named by the direction of the text, not by left and right.
    <HoverMenu trigger="Help" placement="bottom-right">
      links
    </HoverMenu>
  ),
};
