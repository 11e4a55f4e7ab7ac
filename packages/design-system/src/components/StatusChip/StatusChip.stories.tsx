import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import X from "lucide-react/icons/x";
import { useWords } from "../../testing/useWords.ts";
import { StatusChip } from "./index.ts";

const meta: Meta<typeof StatusChip> = {
  title: "Feedback/StatusChip (Badge, status)",
  id: "components-statuschip",
  component: StatusChip,
};
export default meta;

type Story = StoryObj<typeof StatusChip>;

export const Playground: Story = { args: { tone: "caution", icon: Clock, children: "To pay" } };

export const Tones: Story = {
  render: function Tones() {
    const say = useWords();
    return (
      <Inline gap={8}>
        <StatusChip tone="caution" icon={Clock}>
          {say("To pay")}
        </StatusChip>
        <StatusChip tone="info" icon={Truck}>
          {say("To receive")}
        </StatusChip>
        <StatusChip tone="success" icon={Check}>
          {say("Finished")}
        </StatusChip>
        <StatusChip tone="act" icon={Star}>
          {say("To review")}
        </StatusChip>
        <StatusChip tone="neutral" icon={X}>
          {say("Canceled")}
        </StatusChip>
        <StatusChip tone="critical" icon={CircleAlert}>
          {say("Refused")}
        </StatusChip>
      </Inline>
    );
  },
};
