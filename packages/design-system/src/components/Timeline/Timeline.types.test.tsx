import { Timeline } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The list needs a name.
  withoutName: <Timeline entries={[]} />,
  // @ts-expect-error An event has a time.
  withoutTime: <Timeline label="Timeline" entries={[{ id: 1, title: "Paid" }]} />,
  // @ts-expect-error A time needs its machine-readable value.
  timeAsText: <Timeline label="Timeline" entries={[{ id: 1, title: "Paid", time: { text: "Today" } }]} />,
};
