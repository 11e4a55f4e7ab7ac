import type { Meta, StoryObj } from "@storybook/react-vite";
import { useShop } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { TabNav } from "./index.ts";

const meta: Meta = { title: "Navigation/TabNav (Tabs as links)", id: "components-tabnav", component: TabNav };
export default meta;

type Story = StoryObj;

export const Playground: Story = {
  render: function Playground() {
    const { texts } = useShop();
    const [unpaid, toShip, shipped, review] = texts.shortcuts;
    return (
      <Stack gap={24}>
        <TabNav
          label={texts.orders}
          items={[
            { label: texts.seeAll, href: "#all", current: true, count: 24 },
            { label: unpaid, href: "#unpaid", count: 1, urgent: true },
            { label: toShip, href: "#ship", count: 2 },
            { label: shipped, href: "#shipped" },
            { label: review, href: "#review", count: 99999 },
          ]}
        />
        <TabNav
          size="lg"
          label={texts.shopStreet}
          items={texts.groups
            .slice(0, 4)
            .map((label, index) => ({ label, href: `#${index}`, current: index === 2 }))}
        />
      </Stack>
    );
  },
};
