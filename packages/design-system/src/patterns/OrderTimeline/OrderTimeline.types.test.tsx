import { OrderTimeline } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A list of steps needs a name.
  withoutName: <OrderTimeline steps={[]} />,
  timeWithoutIso: (
    // @ts-expect-error A time needs its machine-readable value.
    <OrderTimeline label="Way" steps={[{ id: 1, title: "Sent", time: { day: "1", hour: "2" } }]} />
  ),
  // @ts-expect-error The row that expands older steps needs text.
  olderWithoutWords: <OrderTimeline label="Way" steps={[]} older={{ steps: [] }} />,
};
