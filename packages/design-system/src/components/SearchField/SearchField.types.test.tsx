import { SearchField } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The icon is not a name; the label may be hidden.
  withoutLabel: <SearchField />,
  // @ts-expect-error The end is reserved for the clear button.
  otherAction: <SearchField label="Find" endAction="?" />,
};
