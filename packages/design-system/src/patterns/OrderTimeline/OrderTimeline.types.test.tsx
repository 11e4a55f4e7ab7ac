import { OrderTimeline } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A list of steps has a name.
  withoutName: <OrderTimeline steps={[]} />,
  timeWithoutIso: (
    // @ts-expect-error A time has what machines read.
    <OrderTimeline label="Way" steps={[{ id: 1, title: "Sent", time: { day: "1", hour: "2" } }]} />
  ),
  // @ts-expect-error The row that unfolds the older steps has words.
  olderWithoutWords: <OrderTimeline label="Way" steps={[]} older={{ steps: [] }} />,
};
