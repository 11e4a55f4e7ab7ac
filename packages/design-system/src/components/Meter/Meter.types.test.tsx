import { Meter } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A meter needs an accessible name.
  withoutLabel: <Meter value={1} valueText="1" />,
  // @ts-expect-error A bar alone says nothing.
  withoutWords: <Meter label="Sold" value={1} />,
};
