import { Combobox } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A field needs a label.
  noLabel: <Combobox options={[]} />,
  // @ts-expect-error Values are strings.
  wrongValue: <Combobox label="Maker" options={[]} value={1} />,
};
