import { SideNav } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A landmark needs an accessible name.
  withoutLabel: <SideNav groups={[]} />,
  // @ts-expect-error A link needs an `href`.
  linkWithoutAddress: <SideNav label="Account" groups={[{ links: [{ label: "Orders" }] }]} />,
};
