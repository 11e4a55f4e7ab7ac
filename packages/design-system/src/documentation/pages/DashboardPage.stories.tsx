import type { Meta, StoryObj } from "@storybook/react-vite";
import Boxes from "lucide-react/icons/boxes";
import Package from "lucide-react/icons/package";
import Plus from "lucide-react/icons/plus";
import Star from "lucide-react/icons/star";
import Undo2 from "lucide-react/icons/undo-2";
import { PageHeader } from "../../components/AppShell/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Card, CardHead } from "../../components/Card/index.ts";
import { BarChart, LineChart } from "../../components/Charts/index.ts";
import { DescriptionList } from "../../components/DescriptionList/index.ts";
import { Link } from "../../components/Link/index.ts";
import { List, ListItem } from "../../components/List/index.ts";
import { Message } from "../../components/Message/index.ts";
import { Segments } from "../../components/Segments/index.ts";
import { StatCard } from "../../components/StatCard/index.ts";
import { StatusChip } from "../../components/StatusChip/index.ts";
import { Text } from "../../components/Text/index.ts";
import { Columns, Grid, Stack } from "../../layout/index.ts";
import { orderRows } from "../../testing/order-table.tsx";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

const meta: Meta = {
  title: "Page patterns/Dashboard",
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj;

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
const before = sales.map((value, index) => Math.round(value * (index % 5 === 0 ? 0.92 : 0.74)));

const periods = [
  { value: "7", label: "7 days" },
  { value: "30", label: "30 days" },
  { value: "90", label: "90 days" },
];

const lowStock = [
  { name: "Carmine Touring GT 205/55 R16", left: "7", note: "3 days left" },
  { name: "Carmine Cross SUV 255/50 R19", left: "28", note: "9 days left" },
  { name: "Carmine Sport One 225/45 R17", left: "12", note: "11 days left" },
];

function Balance() {
  return (
    <Card element="section">
      <CardHead title="Balance">
        <Link href="#statements">Statements</Link>
      </CardHead>
      <Stack gap={12}>
        <Stack gap={4}>
          <Text tone="muted">Available for payout</Text>
          <Text size={24} strong>
            $6,214.83
          </Text>
          <Text size={12} tone="muted">
            Next payout on Tuesday, December 1
          </Text>
        </Stack>
        <DescriptionList
          layout="ends"
          items={[
            { term: "Sales in November", value: "$21,904.10" },
            { term: "Marketplace fee (8%)", value: "−$1,752.33" },
            { term: "Refunds", value: "−$492.24" },
          ]}
        />
        <Message tone="info">Your October statement is ready, including tax by region.</Message>
      </Stack>
    </Card>
  );
}

/** Work to do first, then numbers with their history. */
export const Overview: Story = {
  render: () => (
    <ConsoleFrame current="Overview">
      <PageHeader
        title="Good morning, Elin"
        meta="Friday, November 27, 2026 · Vancouver time"
        actions={
          <>
            <Segments label="Period" segments={periods} defaultValue="30" style={{ minInlineSize: 280 }} />
            <Button size="sm" startIcon={Plus}>
              Add product
            </Button>
          </>
        }
      />
      <Stack gap={16}>
        <Grid columns={4} narrowest={180} gap={16}>
          <StatCard
            label="Orders to ship"
            value="12"
            icon={Package}
            details="3 late"
            tone="critical"
            href="#orders"
          />
          <StatCard
            label="Refund requests"
            value="3"
            icon={Undo2}
            details="Next due in 9 hours"
            tone="caution"
            href="#returns"
          />
          <StatCard
            label="Reviews under 3 stars"
            value="2"
            icon={Star}
            details="Not answered yet"
            href="#reviews"
          />
          <StatCard
            label="Low-stock products"
            value="5"
            icon={Boxes}
            details="2 sold out"
            tone="caution"
            href="#inventory"
          />
        </Grid>
        <Columns sideWidth={320} sidePosition="end" gap={16} side={<Balance />}>
          <Card element="section">
            <CardHead title="Sales">
              <Link href="#report">View report</Link>
            </CardHead>
            <LineChart
              label="Sales, last 30 days"
              categories={days}
              categoryLabel="Day"
              filled
              formatValue={dollars}
              series={[
                { id: "now", label: "This period", values: sales },
                { id: "before", label: "Previous 30 days", values: before, compare: true },
              ]}
            />
          </Card>
        </Columns>
        <Grid columns={3} narrowest={280} gap={16}>
          <Card element="section">
            <CardHead title="Ship these first" />
            <List variant="divided">
              {orderRows(3).map(({ id, customer, shipBy }) => (
                <ListItem
                  key={id}
                  description={customer}
                  end={
                    <StatusChip tone={shipBy.endsWith("late") ? "critical" : "caution"}>{shipBy}</StatusChip>
                  }
                >
                  {id.slice(-12)}
                </ListItem>
              ))}
            </List>
          </Card>
          <Card element="section">
            <CardHead title="Low stock" />
            <List variant="divided">
              {lowStock.map(({ name, left, note }) => (
                <ListItem key={name} description={note} end={<Text strong>{left}</Text>}>
                  {name}
                </ListItem>
              ))}
            </List>
          </Card>
          <Card element="section">
            <CardHead title="Sales by channel" />
            <BarChart
              label="Sales by channel"
              categories={["Sep", "Oct", "Nov"]}
              categoryLabel="Month"
              stacked
              height={180}
              formatValue={dollars}
              series={[
                { id: "shop", label: "Online shop", values: [6100, 7300, 8900] },
                { id: "market", label: "Marketplace", values: [2800, 3900, 4400] },
              ]}
            />
          </Card>
        </Grid>
      </Stack>
    </ConsoleFrame>
  ),
};
