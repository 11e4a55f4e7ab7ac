import type { Meta, StoryObj } from "@storybook/react-vite";
import { Combinations, extremes, SixLanguages } from "../../testing/matrix.tsx";
import { Tabs, TabsList, TabsPanel, TabsTab } from "./index.ts";

const meta: Meta<typeof Tabs> = { title: "Components/Tabs/Matrix", tags: ["!dev"] };
export default meta;

type Story = StoryObj<typeof Tabs>;

export const EveryState: Story = {
  render: () => (
    <Combinations
      choices={{ count: [extremes.zero, 1, extremes.many], urgent: [false, true] }}
      narrowest={320}
    >
      {(choice) => (
        <Tabs defaultValue="all">
          <TabsList label="Orders by state">
            <TabsTab value="all" label="All" {...choice} />
            <TabsTab value="pay" label="Unpaid" {...choice} />
            <TabsTab value="off" label="Refunds" disabled />
          </TabsList>
          <TabsPanel value="all">All orders</TabsPanel>
        </Tabs>
      )}
    </Combinations>
  ),
};

export const LongTexts: Story = {
  render: () => (
    <SixLanguages>
      {(sample) => (
        <Tabs defaultValue="b">
          <TabsList label={sample.title}>
            <TabsTab value="a" label={sample.addToCart} count={extremes.many} />
            <TabsTab value="b" label={extremes.word} />
          </TabsList>
          <TabsPanel value="b">{sample.sentence}</TabsPanel>
        </Tabs>
      )}
    </SixLanguages>
  ),
};
