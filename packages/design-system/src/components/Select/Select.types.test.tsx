import { Select, type SelectProps } from "./index.ts";

declare const props: SelectProps;
const { options: _options, ...empty } = props;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Options are required.
  withoutOptions: <Select {...empty} />,
  // @ts-expect-error A field needs a label.
  withoutLabel: <Select options={[]} />,
  // @ts-expect-error For several at a time, use checkboxes.
  several: <Select {...props} multiple />,
  // @ts-expect-error Values are strings.
  numbers: <Select label="Page" options={[{ value: 1, label: "1" }]} />,
};
