import { orderNosOf } from "@carmine/api/contract";

/** A row of the sheet: the order with its carrier and tracking number. */
export interface SheetRow {
  readonly orderNo: string;
  /** Code of the carrier. */
  readonly carrier: string;
  readonly number: string;
  /** Why the server refused it. */
  readonly problem?: string | undefined;
  readonly isShipped?: boolean | undefined;
}

/** A line of a carrier's file: the tracking number, and the order's number if the line has one. */
export interface TrackingLine {
  readonly orderNo?: string | undefined;
  readonly number: string;
}

const withoutQuotes = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, "$1")
    .trim();

/**
 * Reads pasted cells or a CSV file. A line is a tracking number, or an order's number and a tracking number in any
 * order, separated by tab, semicolon or comma; a line without digits is a header.
 * @param orderNos orders of the sheet, by which a cell is recognized as an order's number
 */
export const readTrackingLines = (text: string, orderNos: readonly string[]): TrackingLine[] =>
  text
    .split(/\r?\n/)
    .map((line) =>
      line
        .split(/[\t;,]/)
        .map(withoutQuotes)
        .filter(Boolean),
    )
    .flatMap((cells): TrackingLine[] => {
      const named = cells.map((cell) => orderNosOf(cell).find((orderNo) => orderNos.includes(orderNo)));
      const at = named.findIndex((orderNo) => orderNo !== undefined);
      const number = cells.find((cell, index) => index !== at && /\d/.test(cell));
      return number === undefined ? [] : [{ orderNo: named[at], number }];
    });

/**
 * Fills in tracking numbers: a line with an order number fills that order's row, the others fill the rows from `from` on.
 * Shipped rows keep theirs.
 */
export const enterTrackingLines = (
  rows: readonly SheetRow[],
  lines: readonly TrackingLine[],
  from: number,
): SheetRow[] => {
  const next = [...rows];
  const enter = (index: number, number: string): void => {
    const row = next[index];
    if (row && !row.isShipped) next[index] = { ...row, number, problem: undefined };
  };
  let at = from;
  for (const { orderNo, number } of lines) {
    if (orderNo !== undefined)
      enter(
        next.findIndex((row) => row.orderNo === orderNo),
        number,
      );
    else {
      while (next[at]?.isShipped) at += 1;
      enter(at, number);
      at += 1;
    }
  }
  return next;
};

/** Lines of a carrier's file, divided by whether their order is in the sheet. */
export interface TrackingFile {
  readonly matched: readonly TrackingLine[];
  /** Lines of the file, unchanged. */
  readonly unmatched: readonly string[];
}

/**
 * Reads a carrier's file. If one line names an order of the sheet, every line has to, so that a number of another order
 * isn't entered; a file without orders is a column of numbers.
 */
export const readTrackingFile = (text: string, orderNos: readonly string[]): TrackingFile => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && /\d/.test(line));
  const read = lines.map((line) => ({ line, found: readTrackingLines(line, orderNos)[0] }));
  const hasOrders = read.some(({ found }) => found?.orderNo !== undefined);
  const isMatched = (found: TrackingLine | undefined): found is TrackingLine =>
    found !== undefined && (!hasOrders || found.orderNo !== undefined);
  const matched = read.flatMap(({ found }) => (isMatched(found) ? [found] : []));
  const maxLines = hasOrders ? matched.length : orderNos.length;
  return {
    matched: matched.slice(0, maxLines),
    unmatched: [
      ...read.flatMap(({ line, found }) => (isMatched(found) ? [] : [line])),
      ...matched.slice(maxLines).map(({ number }) => number),
    ],
  };
};

/** Rows to send: with a tracking number and not shipped yet. */
export const readyRows = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.filter(({ number, isShipped }) => number.trim() !== "" && !isShipped);
