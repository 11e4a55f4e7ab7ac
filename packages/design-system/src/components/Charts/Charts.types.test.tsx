import { BarChart, LineChart } from "./index.ts";

const axis = { categories: ["Nov"], categoryLabel: "Month", formatValue: String } as const;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A chart needs an accessible name.
  nameless: <LineChart {...axis} series={[]} />,
  // @ts-expect-error Values need a unit.
  withoutFormat: <BarChart label="Sales" categories={[]} categoryLabel="Month" series={[]} />,
  // @ts-expect-error The legend and the table name each series.
  unnamedSeries: <BarChart label="Sales" {...axis} series={[{ id: "a", values: [1] }]} />,
};
