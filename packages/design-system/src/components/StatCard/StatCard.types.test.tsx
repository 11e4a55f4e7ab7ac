import { StatCard } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A number needs a label.
  withoutLabel: <StatCard value={12} />,
  // @ts-expect-error A change goes up or down.
  unknownDirection: <StatCard label="Orders" value={12} change={{ text: "3", direction: "left" }} />,
};
