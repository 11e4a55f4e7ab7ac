import { ArrivalBox, LogisticsTimeline } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The copy button needs a name and a confirmation.
  mute: <LogisticsTimeline title="Way" label="Way" steps={[]} trackingNumber={{ value: "PP 1" }} />,
  // @ts-expect-error The card needs a title.
  untitled: <LogisticsTimeline label="Way" steps={[]} />,
  // @ts-expect-error The progress needs a text.
  wordless: <ArrivalBox label="Arriving" when="Today" progress={{ share: 0.5, from: "A", to: "B" }} />,
};
