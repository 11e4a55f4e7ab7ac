import { DataTable } from "./index.ts";

const base = {
  label: "Orders",
  columns: [{ id: "name", header: "Name", cell: ({ name }: { name: string }) => name }],
  rows: [{ name: "Ada" }],
  rowKey: ({ name }: { name: string }) => name,
  rowLabel: ({ name }: { name: string }) => name,
  empty: "None",
};

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Rows need names, for their checkboxes and menus.
  withoutRowLabel: <DataTable {...base} rowLabel={undefined} />,
  // @ts-expect-error Keys are text, because they are part of URLs and saved views.
  numericKeys: <DataTable {...base} rowKey={() => 1} />,
  // @ts-expect-error Only ready, loading and error.
  unknownStatus: <DataTable {...base} status="done" />,
};
