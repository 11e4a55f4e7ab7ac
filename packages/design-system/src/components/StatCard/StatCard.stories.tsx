import type { Meta, StoryObj } from "@storybook/react-vite";
import Package from "lucide-react/icons/package";
import Star from "lucide-react/icons/star";
import Undo2 from "lucide-react/icons/undo-2";
import { Grid } from "../../layout/Grid/index.ts";
import { StatCard } from "./index.ts";

const meta: Meta<typeof StatCard> = {
  title: "Basics/StatCard",
  id: "components-statcard",
  component: StatCard,
  decorators: [(Story) => <div style={{ maxInlineSize: 880 }}>{Story()}</div>],
};
export default meta;

type Story = StoryObj<typeof StatCard>;

export const Playground: Story = {
  args: {
    label: "Total sales",
    value: "$23,737.00",
    change: { text: "29.6%", direction: "up", tone: "success" },
    details: "vs. previous 30 days",
    style: { maxInlineSize: 280 },
  },
};

export const Changes: Story = {
  render: () => (
    <Grid columns={4}>
      <StatCard
        label="Orders"
        value="143"
        change={{ text: "26", direction: "up", tone: "success" }}
        details="vs. October"
      />
      <StatCard
        label="Return rate"
        value="2.1%"
        change={{ text: "0.4%", direction: "up", tone: "critical" }}
        details="3 orders"
      />
      <StatCard
        label="Average order value"
        value="$165.99"
        change={{ text: "$9.48", direction: "down" }}
        details="vs. October"
      />
      <StatCard label="Units sold" value="389" details="No earlier data" />
    </Grid>
  ),
};

export const WorkToDo: Story = {
  render: () => (
    <Grid columns={3}>
      <StatCard
        label="Orders to ship"
        value="12"
        details="3 late"
        tone="critical"
        icon={Package}
        href="#orders"
      />
      <StatCard
        label="Refund requests"
        value="3"
        details="Next due in 9 hours"
        tone="caution"
        icon={Undo2}
        href="#refunds"
      />
      <StatCard
        label="Reviews under 3 stars"
        value="2"
        details="Not answered yet"
        icon={Star}
        href="#reviews"
      />
    </Grid>
  ),
};
