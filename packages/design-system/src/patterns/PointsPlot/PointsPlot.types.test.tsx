import { PointsPlot } from "./index.ts";

const table = { label: "As a table", columns: ["Month", "Points"] } as const;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A plot needs its table.
  withoutTable: <PointsPlot label="Points" points={[]} formatTick={String} />,
  // @ts-expect-error Each value needs a text.
  mute: <PointsPlot label="Points" points={[{ label: "Nov", value: 1 }]} formatTick={String} table={table} />,
  // @ts-expect-error A plot needs an accessible name.
  nameless: <PointsPlot points={[]} formatTick={String} table={table} />,
};
