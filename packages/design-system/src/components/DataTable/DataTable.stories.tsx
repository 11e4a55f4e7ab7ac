import type { Meta, StoryObj } from "@storybook/react-vite";
import Package from "lucide-react/icons/package";
import { useMemo } from "react";
import { Stack } from "../../layout/Stack/index.ts";
import {
  bulkOrderActions,
  orderActions,
  orderColumns,
  orderRows,
  type OrderRow,
} from "../../testing/order-table.tsx";
import { EmptyState } from "../EmptyState/index.ts";
import { Heading } from "../Heading/index.ts";
import { Text } from "../Text/index.ts";
import { DataTable, downloadCsv, type DataTableProps } from "./index.ts";

const meta: Meta<typeof DataTable<OrderRow>> = {
  title: "Basics/DataTable (Data grid)",
  id: "components-datatable",
  component: DataTable,
};
export default meta;

type Story = StoryObj<typeof meta>;

function Orders({ rows, ...props }: Partial<DataTableProps<OrderRow>>) {
  const orders = useMemo(() => rows ?? orderRows(12), [rows]);
  return (
    <DataTable
      label="Orders"
      columns={orderColumns}
      rows={orders}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => `order ${id}`}
      rowActions={orderActions}
      bulkActions={bulkOrderActions}
      empty={<EmptyState size="md" icon={Package} title="Your orders will show up here" />}
      {...props}
    />
  );
}

export const Playground: Story = {
  args: { label: "Orders", status: "ready", maxHeight: 480 },
  argTypes: {
    status: { control: "radio", options: ["ready", "loading", "error"] },
    maxHeight: { control: { type: "range", min: 200, max: 900, step: 20 } },
  },
  render: ({ label, status, maxHeight }) => (
    <Orders
      label={label}
      status={status}
      maxHeight={maxHeight}
      defaultState={{ sort: { column: "total", descending: true } }}
      toolbar={
        <Heading level={2} size={16}>
          Orders
        </Heading>
      }
      details={({ customer, place }) => (
        <Text>
          Ship to {customer}, {place}
        </Text>
      )}
      onExport={(table) => downloadCsv("orders.csv", table)}
    />
  ),
};

const firstPage = orderRows(6);

export const Selected: Story = {
  render: () => (
    <Orders
      rows={firstPage}
      rowCount={143}
      defaultState={{
        pageSize: 20,
        density: "compact",
        selection: firstPage.slice(0, 3).map(({ id }) => id),
        filters: { status: ["To ship"] },
      }}
      bulkSummary={() => "$1,900.51"}
    />
  ),
};

/** In a window of 600 px. */
export const Cards: Story = {
  render: () => (
    <Orders
      rows={firstPage.slice(0, 3)}
      defaultState={{ selection: firstPage.slice(0, 1).map(({ id }) => id) }}
      details={({ customer, place }) => (
        <Text>
          Ship to {customer}, {place}
        </Text>
      )}
    />
  ),
};

const noRows: OrderRow[] = [];

export const States: Story = {
  render: () => (
    <Stack gap={24}>
      <Orders rows={noRows} status="loading" />
      <Orders rows={noRows} status="error" />
      <Orders rows={noRows} />
      <Orders rows={firstPage.slice(0, 2)} rowCount={143} defaultState={{ page: 3 }} />
    </Stack>
  ),
};

export const LongList: Story = {
  render: function LongList() {
    const rows = useMemo(() => orderRows(100_000), []);
    return <Orders rows={rows} />;
  },
};
