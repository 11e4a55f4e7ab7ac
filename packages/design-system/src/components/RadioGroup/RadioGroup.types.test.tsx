import { Radio, RadioCard, RadioGroup, type RadioProps } from "./index.ts";

const card = <Radio value="card">Card</Radio>;

/** What must not compile. */
export const refused = {
  // @ts-expect-error A question comes before its answers.
  withoutLabel: <RadioGroup>{card}</RadioGroup>,
  // @ts-expect-error Without choices there is nothing to choose.
  empty: <RadioGroup label="Pay with" />,
  // @ts-expect-error A choice has a value.
  withoutValue: <Radio>Card</Radio>,
  // @ts-expect-error A card has a title.
  withoutTitle: <RadioCard value="card" />,
  // @ts-expect-error The group holds which one is chosen.
  ownState: (group: RadioProps) => <Radio {...group} checked />,
};
