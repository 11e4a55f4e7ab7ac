import type { Meta, StoryObj } from "@storybook/react-vite";
import { Inline } from "../../layout/Inline/index.ts";
import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import Clock from "lucide-react/icons/clock";
import Star from "lucide-react/icons/star";
import Truck from "lucide-react/icons/truck";
import X from "lucide-react/icons/x";
import { StatusChip } from "./index.ts";

const meta: Meta<typeof StatusChip> = {
  title: "Feedback/StatusChip (Badge, status)",
  id: "components-statuschip",
  component: StatusChip,
};
export default meta;

type Story = StoryObj<typeof StatusChip>;

export const Playground: Story = { args: { tone: "caution", icon: Clock, children: "Unpaid" } };

export const Tones: Story = {
  render: function Tones() {
    return (
      <Inline gap={8}>
        <StatusChip tone="caution" icon={Clock}>
          Unpaid
        </StatusChip>
        <StatusChip tone="info" icon={Truck}>
          To receive
        </StatusChip>
        <StatusChip tone="success" icon={Check}>
          Finished
        </StatusChip>
        <StatusChip tone="act" icon={Star}>
          To review
        </StatusChip>
        <StatusChip tone="neutral" icon={X}>
          Canceled
        </StatusChip>
        <StatusChip tone="critical" icon={CircleAlert}>
          Refused
        </StatusChip>
      </Inline>
    );
  },
};
