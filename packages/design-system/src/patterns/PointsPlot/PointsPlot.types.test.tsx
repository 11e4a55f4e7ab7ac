import { PointsPlot } from "./index.ts";

const table = { label: "As a table", columns: ["Month", "Points"] } as const;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A plot comes with its table.
  withoutTable: <PointsPlot label="Points" points={[]} formatTick={String} />,
  // @ts-expect-error Each value is said in words.
  mute: <PointsPlot label="Points" points={[{ label: "Nov", value: 1 }]} formatTick={String} table={table} />,
  // @ts-expect-error A plot has a name.
  nameless: <PointsPlot points={[]} formatTick={String} table={table} />,
};
