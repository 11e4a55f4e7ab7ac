import type { Meta, StoryObj } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { Tabs, TabsList, TabsPanel, TabsTab } from "./index.ts";
import { useSample } from "../../testing/samples.ts";

const meta: Meta<typeof Tabs> = { title: "Navigation/Tabs", id: "components-tabs", component: Tabs };
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Playground: Controlled<typeof Tabs> = {
  render: function Playground(args) {
    return (
      <Tabs defaultValue="all" {...args}>
        <TabsList label="Orders by state">
          <TabsTab value="all" label="All" count={24} />
          <TabsTab value="pay" label="Unpaid" count={1} urgent />
          <TabsTab value="ship" label="Preparing" />
          <TabsTab value="off" label="Refunds" disabled />
        </TabsList>
        <TabsPanel value="all">All orders</TabsPanel>
        <TabsPanel value="pay">Orders to pay</TabsPanel>
        <TabsPanel value="ship">Orders to ship</TabsPanel>
      </Tabs>
    );
  },
};

/** In the toolbar's language, in a narrow container: the row scrolls. */
export const LongText: Story = {
  render: function LongText() {
    const sample = useSample();
    return (
      <Tabs defaultValue="a" style={{ inlineSize: 260 }}>
        <TabsList label={sample.email}>
          <TabsTab value="a" label={sample.addToCart} />
          <TabsTab value="b" label={sample.sentence} />
        </TabsList>
        <TabsPanel value="a">{sample.title}</TabsPanel>
      </Tabs>
    );
  },
};
