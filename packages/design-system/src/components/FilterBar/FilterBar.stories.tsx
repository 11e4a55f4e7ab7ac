import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { Card } from "../Card/index.ts";
import {
  FilterBar,
  type FilterBarProps,
  type FilterField,
  type FilterValue,
  type FilterView,
} from "./index.ts";

const meta: Meta<typeof FilterBar> = {
  title: "Fields/FilterBar (Filters, saved views)",
  id: "components-filterbar",
  component: FilterBar,
};
export default meta;

type Story = StoryObj<typeof FilterBar>;

const fields: FilterField[] = [
  {
    id: "date",
    label: "Order date",
    kind: "one",
    options: [
      { value: "today", label: "Today" },
      { value: "14", label: "Last 14 days" },
      { value: "90", label: "Last 90 days" },
    ],
  },
  {
    id: "payment",
    label: "Payment",
    kind: "many",
    options: [
      { value: "paid", label: "Paid" },
      { value: "open", label: "Open" },
      { value: "refunded", label: "Refunded" },
    ],
  },
  { id: "customer", label: "Customer", kind: "text" },
];

const views: FilterView[] = [
  { id: "all", label: "All", count: 143 },
  { id: "ship", label: "To ship", count: 12 },
  { id: "transit", label: "In transit", count: 21 },
  { id: "refund", label: "Refund requested", count: 3 },
  { id: "own", label: "International", count: 9, removable: true },
];

const values: Readonly<Record<string, FilterValue>> = {
  all: { date: ["14"], payment: ["paid"] },
  own: { payment: ["paid", "open"] },
};

function Bar(props: Partial<FilterBarProps>) {
  const [view, setView] = useState("all");
  const [value, setValue] = useState<FilterValue>(values.all ?? {});
  const [search, setSearch] = useState("");
  const [own, setOwn] = useState(views);
  return (
    <Card padding="none">
      <FilterBar
        label="Filter orders"
        fields={fields}
        value={value}
        onValueChange={setValue}
        search={search}
        onSearchChange={setSearch}
        searchHint="Order, name, email, phone, or SKU"
        views={own}
        view={view}
        onViewChange={(id) => {
          setView(id);
          setValue(values[id] ?? {});
        }}
        onViewSave={(label) => setOwn([...own, { id: label, label, removable: true }])}
        onViewRemove={(id) => setOwn(own.filter((other) => other.id !== id))}
        {...props}
      />
    </Card>
  );
}

export const Playground: Story = {
  args: { label: "Filter orders", searchHint: "Order, name, email, phone, or SKU" },
  render: ({ label, searchHint }) => <Bar label={label} searchHint={searchHint} />,
};

export const FiltersOnly: Story = {
  render: () => <Bar views={[]} onViewSave={undefined} search={undefined} />,
};
