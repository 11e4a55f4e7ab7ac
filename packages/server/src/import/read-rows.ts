import { CsvError, parse } from "csv-parse";
import { type DecimalSign, plainAmount } from "./amounts.ts";
import { type Field, fields, type Header, readHeader, type Row } from "./columns.ts";
import { ImportRefused, type ImportReason } from "./problem.ts";
import type { TableForm } from "./table-form.ts";
import { readWooCommerceHeader } from "./woo-commerce.ts";
import { readText } from "./text-of-file.ts";

/** A row, or the reason why it is invalid. `bytes` is the number of bytes read so far. */
export type ReadRow =
  | { line: number; bytes: number; row: Row }
  | { line: number; bytes: number; handle: string; reason: ImportReason };

/** Maximum length of a row in characters. */
const longestRow = 1_000_000;
/** Number of bytes after which an unclosed quotation mark is assumed instead of a long row. */
const endlessRow = 64_000_000;

/** One record of the file, or the reason why it can't be read. */
interface Read {
  record: string[];
  lines: number;
  bytes: number;
  error?: CsvError;
}

const whyUnreadable = (error: CsvError): ImportReason => {
  if (error.code === "CSV_QUOTE_NOT_CLOSED" || error.code === "CSV_MAX_RECORD_SIZE")
    return { key: "importRowQuote" };
  return { key: "importRowNotCsv", values: { detail: error.message.replace(/\s+/g, " ") } };
};

/** The readable part of a broken record. */
const brokenRecord = (error: CsvError): string[] => {
  const { record } = error as CsvError & { record?: unknown };
  return Array.isArray(record) ? record.map(String) : [];
};

/** Yields the records of the file, with broken ones in their place. */
async function* readRecords({
  file,
  encoding,
  delimiter,
  hasSeparatorLine,
}: TableForm): AsyncGenerator<Read> {
  const read: Omit<Read, "bytes">[] = [];
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    // A stray mark in a title (15" pipe) must not swallow the following rows.
    relax_quotes: true,
    skip_records_with_error: true,
    max_record_size: endlessRow,
    from_line: hasSeparatorLine ? 2 : 1,
    // Records are collected here instead of from the stream, because a failing stream drops unread
    // records.
    on_record: (record: string[], { lines }) => {
      read.push({ record, lines });
      return null;
    },
    on_skip: (error) => {
      if (error) read.push({ record: brokenRecord(error), lines: parser.info.lines, error });
    },
  });
  const failed = new Promise<CsvError | null>((resolve) => {
    parser.once("error", (error) => resolve(error as CsvError)).once("close", () => resolve(null));
  });
  parser.resume();
  let bytes = 0;
  for await (const block of readText(file, encoding)) {
    bytes = block.bytes;
    if (block.text === "") continue;
    const ok = await new Promise<boolean>((resolve) => parser.write(block.text, (error) => resolve(!error)));
    for (const one of read.splice(0)) yield { ...one, bytes };
    if (!ok) break;
  }
  parser.end();
  const error = await failed;
  for (const one of read.splice(0)) yield { ...one, bytes };
  if (error) yield { record: brokenRecord(error), lines: parser.info.lines, bytes, error };
}

const isBlank = (record: readonly string[]): boolean => record.every((field) => field.trim() === "");

/** Why a record isn't a row of the table; undefined if it is one. */
const whyNoRow = (record: readonly string[], { width }: Header): ImportReason | undefined => {
  // Spreadsheets leave empty columns at the end of a row.
  if (record.length < width || record.slice(width).some((field) => field !== ""))
    return { key: "importRowColumns", values: { count: record.length, width } };
  if (record.reduce((sum, field) => sum + field.length, 0) > longestRow) return { key: "importRowTooLarge" };
  if (record.some((field) => field.includes("\uFFFD"))) return { key: "importRowEncoding" };
  return undefined;
};

/** Fields that a file without their column clears, if it is to replace the whole product. */
const clearable: readonly Field[] = ["body", "vendor", "tags", "compareAt", "barCode"];

const plain = (text: string): string =>
  // PostgreSQL can't store a NUL byte as text.
  text.replaceAll("\0", "").trim();

const headerOf = (record: readonly string[]): Header => readWooCommerceHeader(record) ?? readHeader(record);

/** Reads the columns of a file without importing it. @throws ImportRefused if they aren't those of a product export */
export const readColumns = async (form: TableForm): Promise<Pick<Header, "system" | "columns">> => {
  for await (const { record, error } of readRecords(form)) {
    if (error === undefined && isBlank(record)) continue;
    if (error) throw new ImportRefused(whyUnreadable(error));
    return headerOf(record);
  }
  throw new ImportRefused({ key: "importFileEmpty" });
};

/** The header, then the records of a file as they are, with their lines: to write a part of it again. */
export async function* readRaw(
  form: TableForm,
): AsyncGenerator<{ line: number; record: string[]; handle: string }> {
  let header: Header | undefined;
  let line = form.hasSeparatorLine ? 2 : 1;
  for await (const { record, lines } of readRecords(form)) {
    const at = line;
    line = lines + 1;
    if (isBlank(record)) continue;
    const isHeader = header === undefined;
    header ??= headerOf(record);
    yield { line: at, record, handle: isHeader ? "" : plain(header.handleOf(record)).toLowerCase() };
  }
}

const numbers: ReadonlySet<Field> = new Set(["price", "compareAt", "quantity", "grams"]);

/**
 * Reads a product CSV row by row, with at most one chunk of the file and one row in memory. Skips rows
 * without text.
 * @param sign decimal separator of the numbers, which are normalized to a point
 * @param clearsMissing whether fields without a column become empty instead of undefined
 * @throws ImportRefused if the header isn't that of a product export
 */
export async function* readRows(
  form: TableForm,
  sign: DecimalSign = ".",
  clearsMissing = false,
): AsyncGenerator<ReadRow> {
  let header: Header | undefined;
  let line = form.hasSeparatorLine ? 2 : 1;
  for await (const { record, lines, bytes, error } of readRecords(form)) {
    const at = { line, bytes };
    line = lines + 1;
    if (error === undefined && isBlank(record)) continue;
    if (header === undefined) {
      if (error) throw new ImportRefused(whyUnreadable(error));
      header = headerOf(record);
      continue;
    }
    const handle = plain(header.handleOf(record));
    const reason = error ? whyUnreadable(error) : whyNoRow(record, header);
    const cells = reason ?? header.read(record);
    if ("key" in cells) {
      yield { ...at, handle: handle.slice(0, 200), reason: cells };
      continue;
    }
    const metafields = new Map(
      [...header.metafields].map(([key, index]) => [key, plain(record[index] ?? "")]),
    );
    for (const one of cells) {
      const textOf = (field: Field): string | undefined => {
        const text = one[field];
        if (text === undefined) return clearsMissing && clearable.includes(field) ? "" : undefined;
        return numbers.has(field) ? plainAmount(plain(text), sign) : plain(text);
      };
      const row = Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Omit<
        Row,
        "handle" | "metafields"
      >;
      yield { ...at, row: { ...row, handle: plain(one.handle ?? ""), metafields } };
    }
  }
}
