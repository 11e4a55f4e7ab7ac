import { ArrivalBox, LogisticsTimeline } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The button that copies has a name and an answer.
  mute: <LogisticsTimeline title="Way" label="Way" steps={[]} trackingNumber={{ value: "PP 1" }} />,
  // @ts-expect-error The card has a title.
  untitled: <LogisticsTimeline label="Way" steps={[]} />,
  // @ts-expect-error How far it is, is said in words.
  wordless: <ArrivalBox label="Arriving" when="Today" way={{ share: 0.5, from: "A", to: "B" }} />,
};
