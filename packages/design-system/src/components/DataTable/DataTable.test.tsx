import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { keyboardTable } from "../../testing/keyboard.tsx";
import { DataTable, toCsv, type DataTableProps, type DataTableState } from "./index.ts";
import meta from "./DataTable.meta.ts";

interface Order {
  id: string;
  total: number;
  state: string;
}

const orders: Order[] = [
  { id: "Order 2", total: 30, state: "paid" },
  { id: "Order 10", total: 9, state: "sent" },
  { id: "Order 3", total: 20, state: "paid" },
];

const table = (props: Partial<DataTableProps<Order>> = {}) => (
  <>
    <DataTable<Order>
      label="Orders"
      columns={[
        { id: "id", header: "Order", cell: ({ id }) => id, value: ({ id }) => id, filter: "text" },
        {
          id: "total",
          header: "Total",
          cell: ({ total }) => `$${total}`,
          value: ({ total }) => total,
          numeric: true,
        },
        {
          id: "state",
          header: "State",
          cell: ({ state }) => state,
          value: ({ state }) => state,
          filter: [
            { value: "paid", label: "Paid" },
            { value: "sent", label: "Sent" },
          ],
        },
        {
          id: "links",
          header: "Papers",
          cell: () => (
            <>
              <a href="/slip">Slip</a>
              <a href="/invoice">Invoice</a>
            </>
          ),
        },
      ]}
      rows={orders}
      rowKey={({ id }) => id}
      rowLabel={({ id }) => id}
      bulkActions={() => [{ label: "Ship", onSelect: () => undefined }]}
      empty="No orders yet."
      {...props}
    />
    <button type="button">After</button>
  </>
);

conforms("DataTable", (props) => table(props));

const names = (): (string | null)[] => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
const cellOf = (row: string, text: string): HTMLElement =>
  within(screen.getByRole("row", { name: new RegExp(row) }))
    .getByText(text)
    .closest("td") as HTMLElement;
const checked = (): boolean[] =>
  screen.getAllByRole<HTMLInputElement>("checkbox").map((box) => box.checked || box.indeterminate);

keyboardTable(meta, {
  Tab: async (user) => {
    render(table());
    screen.getByRole("button", { name: "Columns" }).focus();
    await user.tab();
    expect(screen.getByRole("checkbox", { name: "Select all rows" })).toHaveFocus();
    await user.keyboard("{ArrowDown}{ArrowRight}{ArrowRight}");
    await user.tab();
    expect(screen.getByRole("button", { name: "After" })).toHaveFocus();
    await user.tab({ shift: true });
    expect(cellOf("Order 2", "$30")).toHaveFocus();
  },
  "Arrow keys": async (user) => {
    render(table());
    cellOf("Order 10", "$9").focus();
    await user.keyboard("{ArrowDown}");
    expect(cellOf("Order 3", "$20")).toHaveFocus();
    await user.keyboard("{ArrowUp}{ArrowUp}{ArrowUp}");
    expect(screen.getByRole("button", { name: "Total" })).toHaveFocus();
    await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowDown}");
    expect(screen.getByRole("checkbox", { name: "Select Order 2" })).toHaveFocus();
  },
  "Home, End": async (user) => {
    render(table());
    cellOf("Order 2", "$30").focus();
    await user.keyboard("{End}");
    expect(cellOf("Order 2", "Slip")).toHaveFocus();
    await user.keyboard("{Home}");
    expect(screen.getByRole("checkbox", { name: "Select Order 2" })).toHaveFocus();
  },
  "Control + Home, Control + End": async (user) => {
    render(table());
    cellOf("Order 2", "$30").focus();
    await user.keyboard("{Control>}{End}{/Control}");
    expect(cellOf("Order 3", "Slip")).toHaveFocus();
    await user.keyboard("{Control>}{Home}{/Control}");
    expect(screen.getByRole("checkbox", { name: "Select all rows" })).toHaveFocus();
  },
  "Page Up, Page Down": async (user) => {
    render(table());
    cellOf("Order 2", "$30").focus();
    await user.keyboard("{PageDown}");
    expect(cellOf("Order 3", "$20")).toHaveFocus();
    await user.keyboard("{PageUp}");
    expect(cellOf("Order 2", "$30")).toHaveFocus();
  },
  "Enter, F2": async (user) => {
    render(table());
    cellOf("Order 2", "Slip").focus();
    await user.keyboard("{F2}");
    expect(screen.getAllByRole("link", { name: "Slip" })[0]).toHaveFocus();
    await user.tab();
    expect(screen.getAllByRole("link", { name: "Invoice" })[0]).toHaveFocus();
  },
  Escape: async (user) => {
    render(table({ defaultState: { selection: ["Order 2"] } }));
    cellOf("Order 2", "Slip").focus();
    await user.keyboard("{Enter}{Escape}");
    expect(cellOf("Order 2", "Slip")).toHaveFocus();
    await user.keyboard("{Escape}");
    expect(checked()).toEqual([false, false, false, false]);
  },
  Space: async (user) => {
    render(table());
    cellOf("Order 10", "$9").focus();
    await user.keyboard(" ");
    expect(checked()).toEqual([true, false, true, false]);
  },
  "Shift + Space": async (user) => {
    render(table());
    cellOf("Order 2", "$30").focus();
    await user.keyboard(" {ArrowDown}{ArrowDown}{Shift>} {/Shift}");
    expect(checked()).toEqual([true, true, true, true]);
  },
  "Control + A": async (user) => {
    render(table());
    cellOf("Order 2", "$30").focus();
    await user.keyboard("{Control>}a{/Control}");
    expect(screen.getByRole("group", { name: "3 selected" })).toBeVisible();
  },
  "Enter, on a column header": async (user) => {
    render(table());
    screen.getByRole("button", { name: "Order" }).focus();
    await user.keyboard("{Enter}");
    expect(names()).toEqual(["Order 2", "Order 3", "Order 10"]);
    await user.keyboard("{Enter}");
    expect(names()).toEqual(["Order 10", "Order 3", "Order 2"]);
    await user.keyboard("{Enter}");
    expect(names()).toEqual(["Order 2", "Order 10", "Order 3"]);
  },
  "Alt + Arrow Down, on a column header": async (user) => {
    render(table());
    screen.getByRole("button", { name: "State" }).focus();
    await user.keyboard("{Alt>}{ArrowDown}{/Alt}");
    expect(screen.getByRole("dialog", { name: "Filter by State" })).toBeVisible();
  },
  "Shift + Arrow Left, Shift + Arrow Right, on a column header": async (user) => {
    const onStateChange = vi.fn<(state: DataTableState) => void>();
    render(table({ onStateChange }));
    screen.getByRole("button", { name: "Total" }).focus();
    await user.keyboard("{Shift>}{ArrowRight}{/Shift}");
    expect(onStateChange.mock.lastCall?.[0].columnWidths.total).toBe(176);
    await user.keyboard("{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}");
    expect(onStateChange.mock.lastCall?.[0].columnWidths.total).toBe(144);
  },
});

test("sorts numbers by value and announces the order", async () => {
  render(table());
  await userEvent.click(screen.getByRole("button", { name: "Total" }));
  expect(names()).toEqual(["Order 10", "Order 3", "Order 2"]);
  expect(screen.getByRole("status")).toHaveTextContent("Sorted by Total, ascending");
});

test("filters by text and by options, and clears all filters", async () => {
  render(table());
  await userEvent.click(screen.getByRole("button", { name: "Filter by State" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Paid" }));
  expect(names()).toEqual(["Order 2", "Order 3"]);
  expect(screen.getByRole("status")).toHaveTextContent("2 rows");
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Filter by Order" }));
  await userEvent.type(screen.getByRole("textbox", { name: "Contains" }), "10");
  expect(screen.getByText("No rows match the filters")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  expect(names()).toHaveLength(3);
});

test("hides columns except the first", async () => {
  render(table());
  await userEvent.click(screen.getByRole("button", { name: "Columns" }));
  expect(screen.getByRole("checkbox", { name: "Order" })).toBeDisabled();
  await userEvent.click(screen.getByRole("checkbox", { name: "Total" }));
  expect(screen.queryByRole("columnheader", { name: /Total/ })).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: "Compact" }));
});

test("selects a range with Shift and shows the bulk actions", async () => {
  render(table({ bulkSummary: () => "$59" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Select Order 2" }));
  expect(screen.getByRole("checkbox", { name: "Select all rows" })).toBePartiallyChecked();
  fireEvent.click(screen.getByRole("checkbox", { name: "Select Order 3" }), { shiftKey: true });
  const bar = screen.getByRole("group", { name: "3 selected" });
  expect(bar).toHaveTextContent("$59");
  expect(within(bar).getByRole("button", { name: "Ship" })).toBeVisible();
  await userEvent.click(within(bar).getByRole("button", { name: "Clear selection" }));
  expect(screen.queryByRole("group", { name: /selected/ })).toBeNull();
});

test("pages rows of a server, and selects those of all pages", async () => {
  const onStateChange = vi.fn<(state: DataTableState) => void>();
  render(
    table({
      rowCount: 143,
      defaultState: { page: 2, sort: { column: "id", descending: true } },
      onStateChange,
    }),
  );
  expect(names()).toEqual(["Order 2", "Order 10", "Order 3"]);
  expect(screen.getByText("21–40 of 143")).toBeVisible();
  expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "144");
  expect(screen.getByRole("row", { name: /Order 10/ })).toHaveAttribute("aria-rowindex", "23");
  await userEvent.click(screen.getByRole("checkbox", { name: "Select all rows" }));
  await userEvent.click(screen.getByRole("button", { name: "Select all 143 that match" }));
  expect(onStateChange.mock.lastCall?.[0].selection).toBe("all");
  await userEvent.click(screen.getByRole("button", { name: "Clear selection" }));
  await userEvent.click(screen.getByRole("button", { name: "Next page" }));
  await userEvent.selectOptions(screen.getByRole("combobox"), "50");
  expect(onStateChange.mock.lastCall?.[0]).toMatchObject({ page: 1, pageSize: 50 });
});

test("expands rows and opens their menu", async () => {
  const onSelect = vi.fn();
  render(
    table({
      details: ({ id }) => `Parcel of ${id}`,
      rowActions: ({ id }) => [{ label: "Cancel", onSelect: () => onSelect(id), tone: "critical" }],
    }),
  );
  const button = screen.getByRole("button", { name: "Details of Order 10" });
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
  expect(screen.getByText("Parcel of Order 10")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Actions for Order 10" }));
  await userEvent.click(screen.getByRole("menuitem", { name: "Cancel" }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith("Order 10");
});

test("shows loading, failure and absence", async () => {
  const onRetry = vi.fn();
  const view = render(table({ rows: [], status: "loading" }));
  expect(screen.getByRole("grid")).toHaveAttribute("aria-busy", "true");
  view.rerender(table({ rows: [], status: "error", onRetry }));
  await userEvent.click(within(screen.getByRole("alert")).getByRole("button"));
  expect(onRetry).toHaveBeenCalledOnce();
  view.rerender(table({ rows: [], status: "error", failure: "Too many requests" }));
  expect(screen.getByText("Too many requests")).toBeVisible();
  view.rerender(table({ rows: [] }));
  expect(screen.getByText("No orders yet.")).toBeVisible();
});

test("exports visible columns in the order of the rows, without formulas", async () => {
  const onExport = vi.fn<NonNullable<DataTableProps<Order>["onExport"]>>();
  render(
    table({
      onExport,
      defaultState: { hiddenColumns: ["state"], sort: { column: "total", descending: false } },
    }),
  );
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  const exported = onExport.mock.lastCall?.[0];
  expect(exported && toCsv(exported)).toBe("Order,Total\r\nOrder 10,9\r\nOrder 3,20\r\nOrder 2,30");
  const columns = [{ id: "a", header: 'Say "hi"', cell: () => null, value: ({ id }: Order) => id }];
  expect(toCsv({ columns, rows: [{ ...orders[0], id: "=1+1" } as Order] })).toBe('"Say ""hi"""\r\n\'=1+1');
});

test("renders a small part of a long list", () => {
  const orderAt = (index: number): Order => ({ id: `Order ${index}`, total: index, state: "paid" });
  render(table({ rows: Array.from({ length: 100_000 }, (_, index) => orderAt(index)) }));
  expect(screen.getByRole("grid")).toHaveAttribute("aria-rowcount", "100001");
  expect(screen.getAllByRole("row").length).toBeLessThan(60);
});
