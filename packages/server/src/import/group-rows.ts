import { createSignFinder, type DecimalSign } from "./amounts.ts";
import type { Row } from "./columns.ts";
import type { ImportReason } from "./problem.ts";
import type { ReadRow } from "./read-rows.ts";

export interface PlacedRow {
  line: number;
  row: Row;
}

export interface RowProblem {
  line: number;
  reason: ImportReason;
}

/** All rows of one product with their errors. */
export interface RowGroup {
  handle: string;
  rows: PlacedRow[];
  problems: RowProblem[];
  /** Bytes of the file read so far. */
  bytes: number;
}

/** Result of the first pass over the file, which the second pass needs to group products. */
export interface FileSurvey {
  rows: number;
  /** Index of the last row of each product whose rows aren't contiguous. */
  lastRows: ReadonlyMap<string, number>;
  /** Decimal separator of the prices. */
  decimalSign: DecimalSign;
}

const handleOf = (read: ReadRow): string => ("row" in read ? read.row.handle : read.handle).toLowerCase();

/** Reads the whole file once. Stores one short entry per product. */
export const surveyRows = async (rows: AsyncIterable<ReadRow>): Promise<FileSurvey> => {
  const seen = new Set<string>();
  const lastRows = new Map<string, number>();
  let count = 0;
  let last = "";
  const signs = createSignFinder();
  for await (const read of rows) {
    const handle = handleOf(read);
    if (handle !== "") {
      if (lastRows.has(handle) || (handle !== last && seen.has(handle))) lastRows.set(handle, count);
      seen.add(handle);
      last = handle;
    }
    if ("row" in read) for (const amount of [read.row.price, read.row.compareAt]) signs.add(amount ?? "");
    count += 1;
  }
  return { rows: count, lastRows, decimalSign: signs.sign() };
};

/**
 * Groups rows by product. Rows of one product may be scattered over the file; only such products are buffered. An
 * invalid row is assigned by its handle, or to the product of the previous row if the handle is unreadable.
 */
export async function* groupRows(
  rows: AsyncIterable<ReadRow>,
  { lastRows }: Pick<FileSurvey, "lastRows">,
): AsyncGenerator<RowGroup> {
  const waiting = new Map<string, RowGroup>();
  let group: RowGroup | undefined;
  let count = -1;
  for await (const read of rows) {
    count += 1;
    const handle = handleOf(read);
    if ("row" in read && handle === "") {
      const lost: RowProblem = { line: read.line, reason: { key: "importRowNoHandle" } };
      if (group) group.problems.push(lost);
      else yield { handle: "", rows: [], problems: [lost], bytes: read.bytes };
      continue;
    }
    if (group === undefined || (handle !== "" && handle !== group.handle)) {
      if (group) {
        if ((lastRows.get(group.handle) ?? -1) >= count) waiting.set(group.handle, group);
        else yield group;
      }
      group = waiting.get(handle) ?? { handle, rows: [], problems: [], bytes: read.bytes };
      waiting.delete(handle);
    }
    group.bytes = read.bytes;
    if ("row" in read) group.rows.push({ line: read.line, row: read.row });
    else group.problems.push({ line: read.line, reason: read.reason });
  }
  if (group) yield group;
}
