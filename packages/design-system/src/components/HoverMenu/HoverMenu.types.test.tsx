import { HoverMenu } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The button needs text, or an icon and a name.
  withoutButton: <HoverMenu>links</HoverMenu>,
  // @ts-expect-error The panel is required.
  withoutPanel: <HoverMenu trigger="Help" />,
  physicalPlace: (
    // @ts-expect-error Placements are logical, not left and right.
    <HoverMenu trigger="Help" placement="bottom-right">
      links
    </HoverMenu>
  ),
};
