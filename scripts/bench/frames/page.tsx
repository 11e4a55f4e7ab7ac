import { createRoot } from "react-dom/client";
import { DataTable } from "@carmine/design-system/data-table";
import { en } from "@carmine/design-system/locales/en";
import { DesignSystemProvider } from "@carmine/design-system/provider";
import {
  orderActions,
  orderColumns,
  orderRows,
} from "../../../packages/design-system/src/testing/order-table.tsx";

const rows = orderRows(100_000);

const root = document.querySelector("#root");
if (root)
  createRoot(root).render(
    <DesignSystemProvider locale="en" messages={en}>
      <DataTable
        label="Orders"
        columns={orderColumns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLabel={({ id }) => id}
        rowActions={orderActions}
        maxHeight={640}
        empty="No orders"
      />
    </DesignSystemProvider>,
  );
