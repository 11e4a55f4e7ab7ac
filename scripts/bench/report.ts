import { cpus } from "node:os";

export interface Row {
  what: string;
  measured: number;
  unit: string;
  /** `undefined` for a baseline or a figure without a budget. */
  budget?: { most?: number; least?: number };
}

const verdict = ({ measured, budget }: Row): string => {
  if (budget === undefined) return "";
  const isMet = measured <= (budget.most ?? Infinity) && measured >= (budget.least ?? -Infinity);
  const bound = budget.most === undefined ? `≥ ${budget.least}` : `≤ ${budget.most}`;
  return `${bound}  ${isMet ? "met" : "MISSED"}`;
};

const figure = (value: number): string =>
  Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1);

/** Prints a table of figures next to their budgets. */
export const printRows = (title: string, rows: readonly Row[]): void => {
  console.log(`\n${title}  (${cpus().length} cores, Node.js ${process.versions.node})`);
  const widest = Math.max(...rows.map(({ what }) => what.length));
  for (const row of rows)
    console.log(
      `  ${row.what.padEnd(widest)}  ${figure(row.measured).padStart(9)} ${row.unit.padEnd(9)} ${verdict(row)}`,
    );
};

/** Median of an odd number of figures. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((left, right) => left - right)[Math.floor(figures.length / 2)] ?? Number.NaN;
