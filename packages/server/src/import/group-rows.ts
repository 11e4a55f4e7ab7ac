import type { ReadRow, Row } from "./read-rows.ts";

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

/**
 * Puts the rows of a product together; they follow one another in the file. A row that can't be read belongs to the
 * product whose handle it still shows, else to the one it stands in.
 */
export async function* groupRows(rows: AsyncIterable<ReadRow>): AsyncGenerator<RowGroup> {
  const seen = new Set<string>();
  let group: RowGroup | undefined;
  for await (const read of rows) {
    const handle = ("row" in read ? read.row.handle : read.handle).toLowerCase();
    if ("row" in read && handle === "") {
      const lost = { line: read.line, reason: "The row has no handle." };
      if (group) group.problems.push(lost);
      else yield { handle: "", rows: [], problems: [lost], bytes: read.bytes };
      continue;
    }
    if (group === undefined || (handle !== "" && handle !== group.handle)) {
      if (group) yield group;
      group = { handle, rows: [], problems: [], bytes: read.bytes };
      if (handle !== "" && seen.has(handle))
        group.problems.push({
          line: read.line,
          reason: `The product "${handle}" stood further up already; all of its rows have to follow one another.`,
        });
      seen.add(handle);
    }
    group.bytes = read.bytes;
    if ("row" in read) group.rows.push({ line: read.line, row: read.row });
    else group.problems.push({ line: read.line, reason: read.reason });
  }
  if (group) yield group;
}
