import type { Meta, StoryObj } from "@storybook/react-vite";
import Bell from "lucide-react/icons/bell";
import Heart from "lucide-react/icons/heart";
import { Inline } from "../../layout/Inline/index.ts";
import { useShop } from "../../testing/shop-samples.ts";
import { ToggleButton } from "./index.ts";

const meta: Meta<typeof ToggleButton> = {
  title: "Actions/ToggleButton (Toggle)",
  id: "components-togglebutton",
  component: ToggleButton,
};
export default meta;

type Story = StoryObj<typeof ToggleButton>;

export const Playground: Story = { args: { icon: Heart, label: "Follow Nordic Tire House" } };

export const States: Story = {
  render: function States() {
    const { texts } = useShop();
    return (
      <Inline gap={8}>
        <ToggleButton icon={Heart} label={texts.follow} size="sm" />
        <ToggleButton icon={Heart} label={texts.follow} defaultPressed />
        <ToggleButton icon={Bell} label={texts.news} size="lg" defaultPressed />
        <ToggleButton icon={Heart} label={texts.follow} labelHidden />
        <ToggleButton icon={Heart} label={texts.follow} labelHidden defaultPressed />
        <ToggleButton icon={Heart} label={texts.follow} disabled />
      </Inline>
    );
  },
};
