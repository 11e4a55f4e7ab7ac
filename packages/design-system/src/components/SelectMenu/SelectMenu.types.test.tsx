import { SelectMenu } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Options are required.
  withoutOptions: <SelectMenu label="Delivery" />,
  // @ts-expect-error A field needs a label.
  withoutLabel: <SelectMenu options={[]} />,
  // @ts-expect-error Values are strings.
  numbers: <SelectMenu label="Page" options={[{ value: 1, label: "1" }]} />,
};
