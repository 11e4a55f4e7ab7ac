import { SideNav } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A landmark needs a name.
  withoutLabel: <SideNav groups={[]} />,
  // @ts-expect-error A link leads somewhere.
  linkWithoutAddress: <SideNav label="Account" groups={[{ links: [{ label: "Orders" }] }]} />,
};
