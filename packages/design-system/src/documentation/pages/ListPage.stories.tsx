import type { Meta, StoryObj } from "@storybook/react-vite";
import Download from "lucide-react/icons/download";
import Package from "lucide-react/icons/package";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { PageHeader } from "../../components/AppShell/index.ts";
import { Button } from "../../components/Button/index.ts";
import { DataTable } from "../../components/DataTable/index.ts";
import { EmptyState } from "../../components/EmptyState/index.ts";
import {
  FilterBar,
  type FilterField,
  type FilterValue,
  type FilterView,
} from "../../components/FilterBar/index.ts";
import {
  bulkOrderActions,
  orderActions,
  orderColumns,
  orderRows,
  type OrderRow,
} from "../../testing/order-table.tsx";
import { ConsoleFrame } from "./ConsoleFrame.tsx";

const meta: Meta = {
  title: "Page patterns/List",
  parameters: { layout: "fullscreen" },
};
export default meta;

type Story = StoryObj;

const fields: readonly FilterField[] = [
  {
    id: "status",
    label: "Status",
    kind: "many",
    options: ["To ship", "In transit", "Received", "Refund requested"].map((label) => ({
      value: label,
      label,
    })),
  },
  { id: "customer", label: "Customer", kind: "text" },
];

const views: readonly FilterView[] = [
  { id: "all", label: "All", count: 40 },
  { id: "ship", label: "To ship", count: 12 },
  { id: "transit", label: "In transit" },
  { id: "refund", label: "Refund requested", count: 3 },
];

const valuesOfViews: Readonly<Record<string, FilterValue>> = {
  ship: { status: ["To ship"] },
  transit: { status: ["In transit"] },
  refund: { status: ["Refund requested"] },
};

const orders = orderRows(40);

const matches = (order: OrderRow, { status = [], customer = [] }: FilterValue, search: string): boolean =>
  (status.length === 0 || status.includes(order.status)) &&
  [...customer, search].every((text) =>
    `${order.id} ${order.customer}`.toLowerCase().includes(text.toLowerCase()),
  );

/** Views, filters and a table in one card, with bulk actions for selected rows. */
export const Orders: Story = {
  render: function Orders() {
    const [view, setView] = useState("all");
    const [value, setValue] = useState<FilterValue>({});
    const [search, setSearch] = useState("");
    const rows = orders.filter((order) => matches(order, value, search));
    return (
      <ConsoleFrame current="Orders">
        <PageHeader
          title="Orders"
          actions={
            <>
              <Button size="sm" startIcon={Download}>
                Export
              </Button>
              <Button size="sm" variant="solid" startIcon={Plus}>
                Create order
              </Button>
            </>
          }
        />
        <DataTable
          label="Orders"
          columns={orderColumns.map((column) => ({ ...column, filter: undefined }))}
          rows={rows}
          rowKey={({ id }) => id}
          rowLabel={({ id }) => `order ${id}`}
          rowActions={orderActions}
          bulkActions={bulkOrderActions}
          maxHeight={560}
          toolbar={(buttons) => (
            <FilterBar
              label="Filter orders"
              fields={fields}
              value={value}
              onValueChange={setValue}
              search={search}
              onSearchChange={setSearch}
              searchHint="Order or customer"
              views={views}
              view={view}
              onViewChange={(id) => {
                setView(id);
                setValue(valuesOfViews[id] ?? {});
              }}
              end={buttons}
            />
          )}
          empty={<EmptyState size="md" icon={Package} title="No orders match these filters" />}
        />
      </ConsoleFrame>
    );
  },
};
