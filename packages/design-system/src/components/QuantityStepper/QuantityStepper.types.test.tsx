import { QuantityStepper } from "./index.ts";

const texts = { label: "Quantity" };

/** What must not compile. */
export const refused = {
  // @ts-expect-error It says what is counted.
  nameless: <QuantityStepper />,
  // @ts-expect-error A quantity is a number.
  textValue: <QuantityStepper {...texts} value="4" />,
  // @ts-expect-error Changes come with their reason by onValueChange.
  nativeChange: <QuantityStepper {...texts} onChange={() => {}} />,
};
