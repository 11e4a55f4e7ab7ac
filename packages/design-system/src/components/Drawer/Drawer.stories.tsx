import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Drawer } from "./index.ts";

const meta: Meta<typeof Drawer> = { title: "Components/Drawer", component: Drawer };
export default meta;

type Story = StoryObj<typeof Drawer>;

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    defaultOpen: true,
    title: "Cart (3)",
    closeLabel: "Close",
    children: "Goods",
    footer: <Button variant="solid">Check out</Button>,
  },
};
