import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import Heart from "lucide-react/icons/heart";
import { IconButton } from "./index.ts";

const meta: Meta<typeof IconButton> = {
  title: "Actions/IconButton",
  id: "components-iconbutton",
  component: IconButton,
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Playground: Story = { args: { icon: Heart, label: "Save" } };

export const States: Story = {
  render: function States() {
    return (
      <Inline gap={8}>
        <IconButton icon={Heart} label="Save" size="sm" />
        <IconButton icon={Heart} label="Save" />
        <IconButton icon={Heart} label="Save" size="lg" />
        <IconButton icon={Heart} label="Save" round />
        <IconButton icon={Heart} label="Save" variant="ghost" />
        <IconButton icon={Heart} label="Save" variant="solid" />
        <IconButton icon={Heart} label="Save" loading />
        <IconButton icon={Heart} label="Save" disabled />
      </Inline>
    );
  },
};
