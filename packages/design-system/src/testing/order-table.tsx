import Check from "lucide-react/icons/check";
import Clock from "lucide-react/icons/clock";
import Package from "lucide-react/icons/package";
import Printer from "lucide-react/icons/printer";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import X from "lucide-react/icons/x";
import type { DataTableAction, DataTableColumn } from "../components/DataTable/index.ts";
import { Icon, type IconShape } from "../components/Icon/index.ts";
import { Image } from "../components/Image/index.ts";
import { StatusChip, type StatusTone } from "../components/StatusChip/index.ts";
import { Text } from "../components/Text/index.ts";
import { Inline } from "../layout/Inline/index.ts";
import { Stack } from "../layout/Stack/index.ts";
import { samplePictures } from "./sample-pictures.ts";

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export interface OrderRow {
  id: string;
  date: string;
  customer: string;
  place: string;
  count: number;
  total: number;
  method: string;
  status: string;
  shipBy: string;
}

const customers = [
  ["Ines Duarte", "Toronto, Canada"],
  ["Jonas Weber", "Leipzig, Germany"],
  ["Somchai Prasert", "Chiang Mai, Thailand"],
  ["Mara Lindqvist", "Vancouver, Canada"],
  ["Camille Rousseau", "Lyon, France"],
  ["Owen Marsh", "Denver, United States"],
  ["Grace Okafor", "Brooklyn, United States"],
] as const;
const dates = [
  "Nov 25, 9:14 AM",
  "Nov 26, 7:02 AM",
  "Nov 26, 8:40 AM",
  "Today, 6:53 AM",
  "Yesterday",
  "Nov 23",
];
const methods = ["Card", "PayPal", "Card", "Bank transfer"];

const statuses: Readonly<Record<string, { tone: StatusTone; icon: IconShape }>> = {
  "To ship": { tone: "caution", icon: Package },
  "In transit": { tone: "info", icon: Truck },
  Received: { tone: "success", icon: Check },
  "Refund requested": { tone: "critical", icon: Undo2 },
};
const statusNames = Object.keys(statuses);
const deadlines = ["1 day late", "5 hours late", "Today, 6 PM", "Dec 1", "—"];

const at = <Value,>(list: readonly Value[], index: number): Value => list[index % list.length] as Value;

/** The same orders on each call. */
export const orderRows = (count: number): OrderRow[] =>
  Array.from({ length: count }, (_, index) => {
    const [customer, place] = at(customers, index * 5 + Math.floor(index / 7));
    const number = String(7_291_046_681_205_537 + index * 104_729_000_377).slice(-16);
    return {
      id: `${number.replaceAll(/(\d{4})(?=\d)/g, "$1 ")}-01`,
      date: at(dates, index),
      customer,
      place,
      count: 1 + ((index * 7) % 12),
      total: 74.15 + ((index * 137.31) % 2500),
      method: at(methods, index),
      status: at(statusNames, index < 3 ? 0 : index * 3 + Math.floor(index / 4)),
      shipBy: at(deadlines, index),
    };
  });

const Late = ({ text }: { text: string }) => {
  if (text.endsWith("late"))
    return (
      <Text size={12} tone="critical">
        <Inline gap={4} oneLine>
          <Icon shape={TriangleAlert} size="xs" />
          {text}
        </Inline>
      </Text>
    );
  return text.startsWith("Today") ? (
    <Text size={12} tone="caution">
      <Inline gap={4} oneLine>
        <Icon shape={Clock} size="xs" />
        {text}
      </Inline>
    </Text>
  ) : (
    <Text size={12} tone="muted">
      {text}
    </Text>
  );
};

const Two = ({ first, second }: { first: React.ReactNode; second: string }) => (
  <Stack gap={0}>
    <Text tight>{first}</Text>
    <Text size={12} tone="muted" tight>
      {second}
    </Text>
  </Stack>
);

const OrderNumber = ({ id }: { id: string }) => (
  <>
    {id.slice(0, -7)}
    <Text strong>{id.slice(-7)}</Text>
  </>
);

export const orderColumns: DataTableColumn<OrderRow>[] = [
  {
    id: "order",
    header: "Order",
    value: ({ id }) => id,
    filter: "text",
    width: 200,
    cell: ({ id, date }) => <Two first={<OrderNumber id={id} />} second={date} />,
  },
  {
    id: "customer",
    header: "Customer",
    value: ({ customer }) => customer,
    filter: "text",
    width: 170,
    cell: ({ customer, place }) => <Two first={customer} second={place} />,
  },
  {
    id: "items",
    header: "Items",
    value: ({ count }) => count,
    width: 130,
    cell: ({ count }) => (
      <Inline gap={8} oneLine>
        <Image
          src={at(samplePictures, count).src}
          alt=""
          rounded="control"
          style={{ inlineSize: 36, flex: "none" }}
        />
        <Text size={12} tone="muted">
          {count === 1 ? "1 item" : `${count} items`}
        </Text>
      </Inline>
    ),
  },
  {
    id: "total",
    header: "Total",
    value: ({ total }) => total,
    numeric: true,
    width: 120,
    cell: ({ total, method }) => <Two first={dollars.format(total)} second={method} />,
  },
  {
    id: "status",
    header: "Status",
    value: ({ status }) => status,
    filter: statusNames.map((value) => ({ value, label: value })),
    width: 170,
    cell: ({ status }) => (
      <span>
        <StatusChip {...(statuses[status] as { tone: StatusTone })}>{status}</StatusChip>
      </span>
    ),
  },
  {
    id: "shipBy",
    header: "Ship by",
    value: ({ shipBy }) => shipBy,
    width: 130,
    cell: ({ shipBy }) => <Late text={shipBy} />,
  },
];

const nothing = (): void => undefined;

export const orderActions = (): DataTableAction[] => [
  { label: "Ship", icon: Truck, onSelect: nothing },
  { label: "Print packing slip", icon: Printer, onSelect: nothing },
  { label: "Cancel order", icon: X, tone: "critical", onSelect: nothing },
];

export const bulkOrderActions = (): DataTableAction[] => [
  { label: "Packing slips", icon: Printer, onSelect: nothing },
  { label: "Ship orders", icon: Truck, primary: true, onSelect: nothing },
];
