import { Radio, RadioCard, RadioGroup, type RadioProps } from "./index.ts";

const card = <Radio value="card">Card</Radio>;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The group needs a label.
  withoutLabel: <RadioGroup>{card}</RadioGroup>,
  // @ts-expect-error Options are required.
  empty: <RadioGroup label="Pay with" />,
  // @ts-expect-error An option needs a value.
  withoutValue: <Radio>Card</Radio>,
  // @ts-expect-error A card needs a title.
  withoutTitle: <RadioCard value="card" />,
  // @ts-expect-error The group controls which option is selected.
  ownState: (group: RadioProps) => <Radio {...group} checked />,
};
