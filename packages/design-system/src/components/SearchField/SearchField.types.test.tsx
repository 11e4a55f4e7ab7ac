import { SearchField } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The magnifier is no name; the label may be hidden.
  withoutLabel: <SearchField />,
  // @ts-expect-error The place at the end is the cross's.
  otherAction: <SearchField label="Find" endAction="?" />,
};
