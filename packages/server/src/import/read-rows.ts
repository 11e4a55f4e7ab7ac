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
const fields = Object.keys(columns) as Field[];

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

/** One record of the file, or the reason why it can't be read. */
interface Read {
  record: string[];
  lines: number;
  bytes: number;
  error?: CsvError;
}

const readHeader = (names: string[]): Map<Field, number> => {
  const found = new Map<Field, number>();
  const known = names.map((name) => name.trim().toLowerCase());
  for (const field of fields) {
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

/** Records of the file as they are read; the broken ones stand in their place. */
async function* readRecords(file: string): AsyncGenerator<Read> {
  const read: Read[] = [];
  const parser = parse({
    bom: true,
    relax_column_count: true,
    // A stray mark in a title (15" pipe) must not swallow the rows after it.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: longestRow,
    // Records are taken here instead of from the stream: when it fails it forgets those that nobody has read yet.
    on_record: (record: string[], { lines, bytes }) => {
      read.push({ record, lines, bytes });
      return null;
    },
    on_skip: (error) => {
      if (error)
        read.push({ record: brokenRecord(error), lines: parser.info.lines, bytes: parser.info.bytes, error });
    },
  });
  const failed = new Promise<CsvError | null>((resolve) => {
    parser.once("error", (error) => resolve(error as CsvError)).once("close", () => resolve(null));
  });
  parser.resume();
  for await (const chunk of createReadStream(file)) {
    const ok = await new Promise<boolean>((resolve) => parser.write(chunk, (error) => resolve(!error)));
    yield* read.splice(0);
    if (!ok) break;
  }
  parser.end();
  const error = await failed;
  yield* read.splice(0);
  if (error) yield { record: brokenRecord(error), lines: parser.info.lines, bytes: parser.info.bytes, error };
}

/** What could be read of a broken record. */
const brokenRecord = (error: CsvError): string[] => {
  const { record } = error as CsvError & { record?: unknown };
  return Array.isArray(record) ? record.map(String) : [];
};

/**
 * Reads a product CSV row by row; no more than one piece of the file is ever in memory.
 * @throws ImportRefused when the file is empty or lacks a column that is needed
 */
export async function* readRows(file: string): AsyncGenerator<ReadRow> {
  let header: Map<Field, number> | undefined;
  let width = 0;
  let line = 1;
  for await (const { record, lines, bytes, error } of readRecords(file)) {
    const at = { line, bytes };
    line = lines + 1;
    if (header === undefined) {
      if (error) throw new ImportRefused(whyUnreadable(error));
      header = readHeader(record);
      width = record.length;
      continue;
    }
    const columnOf = (field: Field) => {
      const index = header?.get(field);
      // A NUL byte is no text for PostgreSQL, and nobody's wish.
      return index === undefined ? "" : (record[index] ?? "").replaceAll("\0", "").trim();
    };
    if (error) yield { ...at, handle: columnOf("handle"), reason: whyUnreadable(error) };
    else if (record.length !== width)
      yield {
        ...at,
        handle: columnOf("handle"),
        reason: `The row has ${record.length} of ${width} columns.`,
      };
    else yield { ...at, row: Object.fromEntries(fields.map((field) => [field, columnOf(field)])) as Row };
  }
  if (header === undefined) throw new ImportRefused("The file is empty.");
}
