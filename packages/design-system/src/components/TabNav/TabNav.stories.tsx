import type { Meta } from "@storybook/react-vite";
import type { Controlled } from "../../testing/controlled.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { TabNav } from "./index.ts";

const meta: Meta<typeof TabNav> = {
  title: "Navigation/TabNav (Tabs as links)",
  id: "components-tabnav",
  component: TabNav,
};
export default meta;

export const Playground: Controlled<typeof TabNav> = {
  render: function Playground(args) {
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
          {...args}
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
