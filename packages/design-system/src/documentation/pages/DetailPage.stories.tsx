import type { Meta, StoryObj } from "@storybook/react-vite";
import CreditCard from "lucide-react/icons/credit-card";
import Printer from "lucide-react/icons/printer";
import StickyNote from "lucide-react/icons/sticky-note";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import { PageHeader } from "../../components/AppShell/index.ts";
import { Avatar } from "../../components/Avatar/index.ts";
import { Button } from "../../components/Button/index.ts";
import { Card, CardHead } from "../../components/Card/index.ts";
import { DescriptionList } from "../../components/DescriptionList/index.ts";
import { Divider } from "../../components/Divider/index.ts";
import { DropdownMenuItem } from "../../components/DropdownMenu/index.ts";
import { Image } from "../../components/Image/index.ts";
import { List, ListItem } from "../../components/List/index.ts";
import { Message } from "../../components/Message/index.ts";
import { Select } from "../../components/Select/index.ts";
import { SplitButton } from "../../components/SplitButton/index.ts";
import { StatusChip } from "../../components/StatusChip/index.ts";
import { Text } from "../../components/Text/index.ts";
import { TextField } from "../../components/TextField/index.ts";
import { Timeline, type TimelineEntry } from "../../components/Timeline/index.ts";
import { Columns, Grid, Inline, Stack } from "../../layout/index.ts";
import { samplePictures } from "../../testing/sample-pictures.ts";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

const meta: Meta = {
  title: "Page patterns/Detail",
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj;

const items = [
  { name: "Carmine Touring GT 195/65 R15 91H", sku: "GT-195-91H", price: "$62.50" },
  { name: "Carmine Touring GT 205/55 R16 91V", sku: "GT-205-91V", price: "$74.40" },
  { name: "Carmine Touring GT 215/60 R17 96H", sku: "GT-215-96H", price: "$78.80" },
];

/** The third sample is a bottle. */
const pictures = samplePictures.toSpliced(2, 1);

const time = (text: string, hour: string) => ({ text: `Today, ${text}`, iso: `2026-11-27T${hour}-08:00` });

const entries: readonly TimelineEntry[] = [
  {
    id: 1,
    icon: Truck,
    title: "Package 1 shipped with DHL Express (1 item)",
    by: "Elin Sandberg",
    time: time("9:53 AM", "09:53"),
  },
  {
    id: 2,
    icon: StickyNote,
    title: "Elin Sandberg added a note",
    time: time("9:12 AM", "09:12"),
    details: (
      <Message tone="caution">The 94V XL arrives from the warehouse at 2 PM. Ship the rest together.</Message>
    ),
  },
  { id: 3, icon: CreditCard, title: "$336.79 paid with card ···· 4242", time: time("5:56 AM", "05:56") },
];

const carriers = [
  { value: "dhl", label: "DHL Express" },
  { value: "ups", label: "UPS" },
];

function Customer() {
  return (
    <Card element="section">
      <CardHead title="Customer" />
      <Stack gap={12}>
        <Inline gap={12} oneLine>
          <Avatar name="Mara Lindqvist" size={40} />
          <Stack gap={0}>
            <Text strong>Mara Lindqvist</Text>
            <Text size={12} tone="muted">
              6th order · $1,107.15 total
            </Text>
          </Stack>
        </Inline>
        <DescriptionList
          layout="stacked"
          items={[
            { term: "Email", value: "mara@carmine.example" },
            { term: "Address", value: "1820 Commercial Drive, Unit 4, Vancouver BC V5K 0A1, Canada" },
          ]}
        />
      </Stack>
    </Card>
  );
}

function Payment() {
  return (
    <Card element="section">
      <CardHead title="Payment">
        <StatusChip tone="success">Paid</StatusChip>
      </CardHead>
      <Stack gap={12}>
        <DescriptionList
          layout="ends"
          items={[
            { term: "Subtotal (4 items)", value: "$278.20" },
            { term: "Shipping", value: "$22.50" },
            { term: "Tax", value: "$36.09" },
          ]}
        />
        <Divider />
        <DescriptionList
          layout="ends"
          items={[{ term: "Paid by card ···· 4242", value: <Text strong>$336.79</Text> }]}
        />
      </Stack>
    </Card>
  );
}

/** The next step first, then the history; facts are in the side column. */
export const Order: Story = {
  render: () => (
    <ConsoleFrame current="Orders">
      <PageHeader
        title="3145 2392 0638 9264-01"
        crumbs={[
          { label: "Orders", href: "#orders" },
          { label: "To ship", href: "#ship" },
        ]}
        status={<StatusChip tone="caution">1 of 4 shipped</StatusChip>}
        meta="Nov 26, 5:53 AM"
        actions={
          <>
            <Button size="sm" startIcon={Printer}>
              Print
            </Button>
            <Button size="sm" startIcon={Undo2}>
              Refund
            </Button>
          </>
        }
      />
      <Columns
        sideWidth={320}
        sidePosition="end"
        gap={16}
        side={
          <Stack gap={16}>
            <Customer />
            <Payment />
          </Stack>
        }
      >
        <Stack gap={16}>
          <Card element="section">
            <CardHead title="To ship">
              <Text size={12} tone="caution">
                Ship by 6 PM today
              </Text>
            </CardHead>
            <Stack gap={16}>
              <List variant="divided">
                {items.map(({ name, sku, price }, index) => (
                  <ListItem key={sku} end={price}>
                    <Inline gap={12} oneLine>
                      <Image
                        src={pictures[index]?.src ?? ""}
                        alt=""
                        rounded="control"
                        style={{ inlineSize: 40, flex: "none" }}
                      />
                      <Stack gap={0}>
                        <Text>{name}</Text>
                        <Text size={12} tone="muted">
                          {sku}
                        </Text>
                      </Stack>
                    </Inline>
                  </ListItem>
                ))}
              </List>
              <Grid columns={2} narrowest={220} gap={12}>
                <Select label="Carrier" options={carriers} defaultValue="dhl" />
                <TextField label="Tracking number" placeholder="4102773504" />
              </Grid>
              <div>
                <SplitButton
                  variant="solid"
                  startIcon={Truck}
                  menuLabel="More ways to ship"
                  menu={<DropdownMenuItem icon={Printer}>Ship and print the label</DropdownMenuItem>}
                >
                  Ship 3 items
                </SplitButton>
              </div>
            </Stack>
          </Card>
          <Card element="section">
            <CardHead title="Timeline" />
            <Timeline label="Timeline" entries={entries} />
          </Card>
        </Stack>
      </Columns>
    </ConsoleFrame>
  ),
};
