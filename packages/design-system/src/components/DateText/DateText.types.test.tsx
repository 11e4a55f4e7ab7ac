import { DateText } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Words come from outside.
  withoutFormat: <DateText value={0} />,
};
