import type { ComponentPropsWithRef } from "react";
import type { ChartTexts } from "../../words/components/Charts.ts";

/** The values of one line, or of one bar per category. */
export interface ChartSeries {
  /** Unique in the chart. */
  id: string;
  /** Name in the legend and the table. */
  label: string;
  /** One value per category; null where there is none. */
  values: ReadonlyArray<number | null>;
  /** An earlier period, in a neutral color. */
  compare?: boolean;
}

/** Props of all charts. */
export interface ChartProps extends Omit<ComponentPropsWithRef<"figure">, "children"> {
  /** Accessible name: “Sales, last 30 days”. */
  label: string;
  /** Texts below the plot, at equal intervals. Must be unique. */
  categories: readonly string[];
  /** Name of the categories, the first column of the table: “Day”. */
  categoryLabel: string;
  /** Up to five, the most important one first. */
  series: readonly ChartSeries[];
  /** Formats a value with its unit: “$745.00”. */
  formatValue: (value: number) => string;
  /** Formats the labels of the axis. @default formatValue */
  formatTick?: (value: number) => string;
  /** Height of the plot in px. @default 220 */
  height?: number;
  /** Overrides the locale's texts. */
  texts?: Partial<ChartTexts>;
}
