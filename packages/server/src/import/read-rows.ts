import { createReadStream } from "node:fs";
import { CsvError, parse } from "csv-parse";
import { ImportRefused } from "./problem.ts";

/** Columns of Shopify's product export that are read, and what they are called here. */
const columns = {
  handle: "Handle",
  title: "Title",
  body: "Body (HTML)",
  vendor: "Vendor",
  type: "Type",
  tags: "Tags",
  published: "Published",
  status: "Status",
  option1Name: "Option1 Name",
  option1Value: "Option1 Value",
  option2Name: "Option2 Name",
  option2Value: "Option2 Value",
  option3Name: "Option3 Name",
  option3Value: "Option3 Value",
  sku: "Variant SKU",
  grams: "Variant Grams",
  tracker: "Variant Inventory Tracker",
  quantity: "Variant Inventory Qty",
  price: "Variant Price",
  compareAt: "Variant Compare At Price",
  barCode: "Variant Barcode",
  image: "Image Src",
  imagePosition: "Image Position",
  variantImage: "Variant Image",
} as const;

type Field = keyof typeof columns;

/** Without these a row can't become a product; any other column may be missing. */
const required: readonly Field[] = [
  "handle",
  "title",
  "option1Name",
  "option1Value",
  "sku",
  "quantity",
  "price",
];

/** One row, every field as trimmed text; a column that the file doesn't have is empty. */
export type Row = Readonly<Record<Field, string>>;

/** A row, or the reason why there is none. `bytes` says how far the file has been read. */
export type ReadRow =
  { line: number; bytes: number; row: Row } | { line: number; bytes: number; handle: string; reason: string };

/** Bytes; a row this long is a quote that was never closed. */
const longestRow = 1_000_000;

interface Parsed {
  record: string[];
  info: { lines: number; bytes: number };
}

const readHeader = (names: string[]): Map<Field, number> => {
  const found = new Map<Field, number>();
  const known = names.map((name) => name.trim().toLowerCase());
  for (const field of Object.keys(columns) as Field[]) {
    const at = known.indexOf(columns[field].toLowerCase());
    if (at >= 0) found.set(field, at);
  }
  const missing = required.filter((field) => !found.has(field)).map((field) => columns[field]);
  if (missing.length > 0)
    throw new ImportRefused(
      `The file is no product export: ${missing.length === 1 ? "the column" : "the columns"} ${missing.join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
    );
  return found;
};

const whyUnreadable = (error: CsvError): string => {
  if (error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE")
    return "A quotation mark is opened and never closed; the rows after it can't be read.";
  return `The row is no valid CSV (${error.message.replace(/\s+/g, " ")}).`;
};

/**
 * Reads a product CSV row by row; no more than a few rows are ever in memory.
 * @throws ImportRefused when the file is empty or lacks a column that is needed
 */
export async function* readRows(file: string): AsyncGenerator<ReadRow> {
  const unreadable: ReadRow[] = [];
  const parser = createReadStream(file).pipe(
    parse({
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_error: true,
      max_record_size: longestRow,
      on_skip: (error) => {
        if (error === undefined) return undefined;
        const details = error as CsvError & { lines?: number; bytes?: number; record?: string[] };
        unreadable.push({
          line: details.lines ?? 0,
          bytes: details.bytes ?? 0,
          handle: details.record?.[0]?.trim() ?? "",
          reason: whyUnreadable(error),
        });
        return undefined;
      },
    }),
  );
  let header: Map<Field, number> | undefined;
  let width = 0;
  let line = 1;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      yield* unreadable.splice(0);
      const begins = line;
      line = info.lines + 1;
      if (header === undefined) {
        header = readHeader(record);
        width = record.length;
        continue;
      }
      const at = { line: begins, bytes: info.bytes };
      if (record.length === width) {
        const fields = Object.keys(columns).map((field) => {
          const index = header?.get(field as Field);
          // A NUL byte is no text for PostgreSQL, and nobody's wish.
          return [field, index === undefined ? "" : (record[index] ?? "").replaceAll("\0", "").trim()];
        });
        yield { ...at, row: Object.fromEntries(fields) as Row };
      } else {
        const handle = (record[header.get("handle") ?? 0] ?? "").trim();
        yield { ...at, handle, reason: `The row has ${record.length} of ${width} columns.` };
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    yield { line, bytes: 0, handle: "", reason: whyUnreadable(error) };
  }
  yield* unreadable;
  if (header === undefined) throw new ImportRefused("The file is empty.");
}
