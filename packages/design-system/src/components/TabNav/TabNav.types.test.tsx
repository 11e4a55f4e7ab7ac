import { TabNav } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A landmark needs an accessible name.
  nameless: <TabNav items={[]} />,
  // @ts-expect-error A view needs a URL; without one, use Tabs.
  withoutAddress: <TabNav label="Orders" items={[{ label: "All" }]} />,
  // @ts-expect-error A count is a number.
  textCount: <TabNav label="Orders" items={[{ label: "All", href: "/orders", count: "24" }]} />,
  // @ts-expect-error There are two heights.
  small: <TabNav label="Orders" items={[]} size="sm" />,
};
