import { Select, type SelectProps } from "./index.ts";

declare const props: SelectProps;
const { options: _options, ...empty } = props;

/** What must not compile. */
export const refused = {
  // @ts-expect-error There is nothing to choose from.
  withoutOptions: <Select {...empty} />,
  // @ts-expect-error A field has a label.
  withoutLabel: <Select options={[]} />,
  // @ts-expect-error Several at a time are checkboxes.
  several: <Select {...props} multiple />,
  // @ts-expect-error Values are texts.
  numbers: <Select label="Page" options={[{ value: 1, label: "1" }]} />,
};
