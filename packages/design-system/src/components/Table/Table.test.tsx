import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { conforms } from "../../testing/conformance.tsx";
import { Table, type TableProps } from "./index.ts";

interface Entry {
  id: number;
  reason: string;
  points: number;
}

const props: TableProps<Entry> = {
  label: "Points",
  columns: [
    { id: "reason", header: "Reason", cell: ({ reason }) => reason, rowHeader: true },
    { id: "points", header: "Change", cell: ({ points }) => points, numeric: true },
  ],
  rows: [
    { id: 1, reason: "Review", points: 50 },
    { id: 2, reason: "Order", points: -120 },
  ],
  rowKey: ({ id }) => id,
  empty: "No points yet.",
};

conforms("Table", (root) => <Table {...props} {...root} />);

test("is a named table with column and row headers", () => {
  render(<Table {...props} labelHidden />);
  const table = screen.getByRole("table", { name: "Points" });
  expect(
    within(table)
      .getAllByRole("columnheader")
      .map((head) => head.textContent),
  ).toEqual(["Reason", "Change"]);
  const row = within(table).getByRole("row", { name: "Order -120" });
  expect(within(row).getByRole("rowheader", { name: "Order" })).toBeVisible();
  expect(within(row).getByRole("cell", { name: "-120" })).toBeVisible();
});

test("shows only the empty text without rows", () => {
  render(<Table {...props} rows={[]} />);
  const table = screen.getByRole("table", { name: "Points" });
  expect(within(table).queryByRole("columnheader")).toBeNull();
  expect(within(table).getByRole("cell")).toHaveTextContent("No points yet.");
});
