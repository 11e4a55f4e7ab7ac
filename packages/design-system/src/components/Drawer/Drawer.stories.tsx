import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import { Stack } from "../../layout/Stack/index.ts";
import { money, useShop } from "../../testing/shop-samples.ts";
import { Button } from "../Button/index.ts";
import { Image } from "../Image/index.ts";
import { Price } from "../Price/index.ts";
import { Text } from "../Text/index.ts";
import { Drawer } from "./index.ts";

const meta: Meta<typeof Drawer> = {
  title: "Overlays/Drawer (Sheet)",
  id: "components-drawer",
  component: Drawer,
};
export default meta;

type Story = StoryObj<typeof Drawer>;

function Goods() {
  const { products } = useShop();
  return (
    <Stack gap={16}>
      {products.slice(0, 3).map(({ id, title, picture, price }) => (
        <Inline key={id} gap={12} align="start" oneLine>
          <Image {...picture} rounded="control" style={{ inlineSize: 72, flexShrink: 0 }} />
          <Stack gap={4}>
            <Text>{title}</Text>
            <Price parts={money(price)} size={16} />
          </Stack>
        </Inline>
      ))}
    </Stack>
  );
}

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    defaultOpen: true,
    title: "Cart (3)",
    children: <Goods />,
  },
  render: function Open(args) {
    return <Drawer {...args} footer={<Button variant="solid">Check out</Button>} />;
  },
};
