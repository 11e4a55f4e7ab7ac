import { TabNav } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A landmark has a name.
  nameless: <TabNav items={[]} />,
  // @ts-expect-error A view has an address; without one it is a tab of Tabs.
  withoutAddress: <TabNav label="Orders" items={[{ label: "All" }]} />,
  // @ts-expect-error A count is a number.
  textCount: <TabNav label="Orders" items={[{ label: "All", href: "/orders", count: "24" }]} />,
  // @ts-expect-error There are two heights.
  small: <TabNav label="Orders" items={[]} size="sm" />,
};
