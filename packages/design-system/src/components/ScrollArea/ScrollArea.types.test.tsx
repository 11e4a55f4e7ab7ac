import { ScrollArea } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error What takes the focus has a name.
  withoutLabel: <ScrollArea />,
  // @ts-expect-error It takes the focus only when it scrolls.
  ownTabIndex: <ScrollArea label="Terms" tabIndex={0} />,
};
