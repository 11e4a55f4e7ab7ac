import { CommandMenu } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The menu and its field need a name.
  withoutName: <CommandMenu groups={[]} />,
  withoutEffect: (
    // @ts-expect-error A command does something.
    <CommandMenu label="Search" groups={[{ label: "Pages", commands: [{ id: "1", label: "Orders" }] }]} />
  ),
};
