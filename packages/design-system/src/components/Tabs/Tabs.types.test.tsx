import { Tabs, TabsList, TabsPanel, TabsTab } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A tab list needs an accessible name.
  listWithoutName: <TabsList />,
  // @ts-expect-error A tab needs text.
  tabWithoutLabel: <TabsTab value="all" />,
  // @ts-expect-error A tab references its panel by value.
  tabWithoutValue: <TabsTab label="All" />,
  // @ts-expect-error A panel references its tab by value.
  panelWithoutValue: <TabsPanel />,
  // @ts-expect-error There are two activation modes.
  unknownActivation: <Tabs activationMode="hover" />,
};
