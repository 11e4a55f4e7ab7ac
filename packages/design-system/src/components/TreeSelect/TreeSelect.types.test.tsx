import { TreeSelect } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  withoutLabel: <TreeSelect nodes={[]} />,
  // @ts-expect-error Nodes have ids.
  withoutIds: <TreeSelect label="Category" nodes={[{ label: "Tires" }]} />,
};
