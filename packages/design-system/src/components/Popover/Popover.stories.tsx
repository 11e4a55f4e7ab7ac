import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../Button/index.ts";
import { Popover } from "./index.ts";

const meta: Meta<typeof Popover> = {
  title: "Overlays/Popover",
  id: "components-popover",
  component: Popover,
};
export default meta;

type Story = StoryObj<typeof Popover>;

export const Playground: Story = {
  args: {
    label: "How the price is made",
    children: "Coupons −$25.00, free shipping.",
  },
  render: function Playground(args) {
    return <Popover {...args} trigger={<Button>How this price is made</Button>} />;
  },
};

export const Open: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 200 } } },
  args: {
    defaultOpen: true,
    label: "How the price is made",
    children: "Coupons −$25.00, free shipping.",
  },
  render: function Open(args) {
    return <Popover {...args} trigger={<Button>Details</Button>} />;
  },
};
