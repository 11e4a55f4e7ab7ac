/** Texts of the charts. */
export interface ChartTexts {
  /** Text that expands the table. */
  table: string;
  /** Sum of a stacked bar. */
  total: string;
  /** A missing value, in the table and for screen readers. */
  missing: string;
}

/** Default without a locale. */
export const english: ChartTexts = { table: "Show as table", total: "Total", missing: "No data" };
