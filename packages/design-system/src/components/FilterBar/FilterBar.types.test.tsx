import { FilterBar } from "./index.ts";

const base = { label: "Filter orders", fields: [], value: {}, onValueChange: () => undefined };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A group needs an accessible name.
  withoutLabel: <FilterBar {...base} label={undefined} />,
  // @ts-expect-error A choice needs its options.
  withoutOptions: <FilterBar {...base} fields={[{ id: "a", label: "A", kind: "one" }]} />,
  // @ts-expect-error Values are lists.
  plainValue: <FilterBar {...base} value={{ a: "paid" }} />,
};
