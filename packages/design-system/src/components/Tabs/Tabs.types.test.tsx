import { Tabs, TabsList, TabsPanel, TabsTab } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A row of tabs needs a name.
  listWithoutName: <TabsList />,
  // @ts-expect-error A tab needs its words.
  tabWithoutLabel: <TabsTab value="all" />,
  // @ts-expect-error A tab belongs to a panel by its value.
  tabWithoutValue: <TabsTab label="All" />,
  // @ts-expect-error A panel belongs to a tab by its value.
  panelWithoutValue: <TabsPanel />,
  // @ts-expect-error There are two ways to choose.
  unknownActivation: <Tabs activationMode="hover" />,
};
