import { MultiSelect } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Options are required; without any, use TagsInput.
  withoutOptions: <MultiSelect label="Makers" />,
  // @ts-expect-error A field needs a label.
  withoutLabel: <MultiSelect options={[]} />,
  // @ts-expect-error Values are a list; for one, use Combobox.
  single: <MultiSelect label="Makers" options={[]} value="carmine" />,
};
