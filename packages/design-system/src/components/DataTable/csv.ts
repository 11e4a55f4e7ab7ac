import type { DataTableExport } from "./types.ts";

/** Spreadsheets run cells that start with these characters as formulas. */
const formula = /^[=+\-@\t\r]/;

const field = (value: string | number | undefined): string => {
  if (value === undefined) return "";
  if (typeof value === "number") return String(value);
  const text = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** The table as CSV (RFC 4180), with formulas disarmed. */
export const toCsv = <Row>({ columns, rows }: DataTableExport<Row>): string =>
  [
    columns.map(({ header }) => field(header)),
    ...rows.map((row) => columns.map(({ value }) => field(value?.(row)))),
  ]
    .map((line) => line.join(","))
    .join("\r\n");

/**
 * Saves a table as a CSV file. The byte order mark makes spreadsheets read it as UTF-8.
 * @param fileName - with its ending
 */
export const downloadCsv = <Row>(fileName: string, table: DataTableExport<Row>): void => {
  const url = URL.createObjectURL(new Blob(["\uFEFF", toCsv(table)], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // Browsers read the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
