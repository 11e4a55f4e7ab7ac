import { SearchField } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The magnifier is no name; the label may be hidden.
  withoutLabel: <SearchField clearLabel="Clear" />,
  // @ts-expect-error The cross has a name.
  muteCross: <SearchField label="Find an order" />,
  // @ts-expect-error The place at the end is the cross's.
  otherAction: <SearchField label="Find" clearLabel="Clear" endAction="?" />,
};
