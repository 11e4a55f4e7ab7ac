import { Meter } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A meter needs a name.
  withoutLabel: <Meter value={1} valueText="1" />,
  // @ts-expect-error A bar alone says nothing.
  withoutWords: <Meter label="Sold" value={1} />,
};
