import { createSignFinder, type DecimalSign } from "./amounts.ts";
import type { Row } from "./columns.ts";
import type { ReadRow } from "./read-rows.ts";

export interface PlacedRow {
  line: number;
  row: Row;
}

export interface RowProblem {
  line: number;
  reason: string;
}

/** All rows of one product, and what is wrong with some of them. */
export interface RowGroup {
  handle: string;
  rows: PlacedRow[];
  problems: RowProblem[];
  /** How far the file has been read. */
  bytes: number;
}

/** What a first reading of the file has to know, so that the second one can put products together. */
export interface FileSurvey {
  rows: number;
  /** Of each product whose rows don't follow one another: the number of its last row, counted from 0. */
  lastRows: ReadonlyMap<string, number>;
  /** Of the prices. */
  decimalSign: DecimalSign;
}

const handleOf = (read: ReadRow): string => ("row" in read ? read.row.handle : read.handle).toLowerCase();

/** Reads the file once through. Remembers one short entry per product. */
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
 * Puts the rows of a product together, wherever in the file they stand; only products whose rows lie apart wait in
 * memory. A row that can't be read belongs to the product whose handle it still shows, else to the one it stands in.
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
      const lost = { line: read.line, reason: "The row has no handle." };
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
