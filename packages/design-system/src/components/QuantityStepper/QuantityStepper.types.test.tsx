import { QuantityStepper } from "./index.ts";

const texts = { label: "Quantity", decreaseLabel: "One less", increaseLabel: "One more" };

/** What must not compile. */
export const refused = {
  // @ts-expect-error It says what is counted.
  nameless: <QuantityStepper decreaseLabel="One less" increaseLabel="One more" />,
  // @ts-expect-error The buttons have names.
  muteButtons: <QuantityStepper label="Quantity" />,
  // @ts-expect-error A quantity is a number.
  textValue: <QuantityStepper {...texts} value="4" />,
  // @ts-expect-error Changes come with their reason by onValueChange.
  nativeChange: <QuantityStepper {...texts} onChange={() => {}} />,
};
