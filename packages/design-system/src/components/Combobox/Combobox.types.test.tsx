import { Combobox } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A field needs its label.
  noLabel: <Combobox options={[]} />,
  // @ts-expect-error Values are text.
  wrongValue: <Combobox label="Maker" options={[]} value={1} />,
};
