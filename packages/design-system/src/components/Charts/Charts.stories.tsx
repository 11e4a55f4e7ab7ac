import type { Meta, StoryObj } from "@storybook/react-vite";
import { Card } from "../Card/index.ts";
import { StatCard } from "../StatCard/index.ts";
import { BarChart, LineChart, Sparkline } from "./index.ts";

const meta: Meta<typeof LineChart> = {
  title: "Basics/Charts (Line, bar and stacked)",
  id: "components-charts",
  component: LineChart,
  decorators: [(Story) => <Card style={{ maxInlineSize: 720 }}>{Story()}</Card>],
};
export default meta;

type Story = StoryObj<typeof LineChart>;

const dollars = (value: number) =>
  value.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });

const days = Array.from({ length: 30 }, (_, index) =>
  new Date(Date.UTC(2026, 9, 29 + index)).toLocaleDateString("en-US", {
    month: "short",
    day: "numeric",
    timeZone: "UTC",
  }),
);
const sales = [
  400, 520, 470, 610, 740, 380, 290, 480, 660, 560, 700, 810, 430, 350, 745, 690, 930, 1110, 640, 470, 880,
  1240, 1090, 1390, 1580, 900, 760, 1410, 1690, 1650,
];
const compared = sales.map((value, index) => Math.round(value * (index % 5 === 0 ? 0.92 : 0.74)));

export const Playground: Story = {
  args: {
    label: "Sales, last 30 days",
    categories: days,
    categoryLabel: "Day",
    filled: true,
    formatValue: dollars,
    series: [
      { id: "now", label: "This period", values: sales },
      { id: "before", label: "Previous 30 days", values: compared, compare: true },
    ],
  },
};

const months = ["Jun", "Jul", "Aug", "Sep", "Oct", "Nov"];
const channels = [
  { id: "shop", label: "Online shop", values: [4200, 5100, 4800, 6100, 7300, 8900] },
  { id: "market", label: "Marketplace", values: [2100, 2600, 3000, 2800, 3900, 4400] },
  { id: "phone", label: "Phone", values: [900, 700, 800, 650, 600, 720] },
];

export const Lines: Story = {
  args: {
    label: "Visitors by channel",
    categories: months,
    categoryLabel: "Month",
    formatValue: (value) => value.toLocaleString("en-US"),
    series: [
      ...channels,
      { id: "app", label: "App", values: [null, null, 1500, 2900, 5200, 6900] },
      { id: "social", label: "Social media", values: [1400, 1300, 1900, null, 2200, 2600] },
    ],
  },
};

export const Bars: Story = {
  render: () => (
    <BarChart
      label="Sales by channel"
      categories={months}
      categoryLabel="Month"
      formatValue={dollars}
      series={channels}
    />
  ),
};

export const Stacked: Story = {
  render: () => (
    <BarChart
      stacked
      label="Sales by channel"
      categories={months}
      categoryLabel="Month"
      formatValue={dollars}
      series={channels}
    />
  ),
};

export const Negative: Story = {
  render: () => (
    <BarChart
      label="Balance"
      categories={months}
      categoryLabel="Month"
      formatValue={dollars}
      series={[{ id: "balance", label: "Balance", values: [1200, -400, 300, null, -900, 1500] }]}
    />
  ),
};

export const InCard: Story = {
  render: () => (
    <StatCard
      label="Total sales"
      value="$23,737.00"
      change={{ text: "29.6%", direction: "up", tone: "success" }}
      details="vs. previous 30 days"
      style={{ maxInlineSize: 260 }}
    >
      <Sparkline values={sales} />
    </StatCard>
  ),
};
