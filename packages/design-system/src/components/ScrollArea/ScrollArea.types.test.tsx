import { ScrollArea } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A focusable area needs a name.
  withoutLabel: <ScrollArea />,
  // @ts-expect-error The component decides when it is focusable.
  ownTabIndex: <ScrollArea label="Terms" tabIndex={0} />,
};
