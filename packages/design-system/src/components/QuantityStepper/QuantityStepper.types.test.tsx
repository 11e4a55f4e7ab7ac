import { QuantityStepper } from "./index.ts";

const texts = { label: "Quantity" };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A label is required.
  nameless: <QuantityStepper />,
  // @ts-expect-error A quantity is a number.
  textValue: <QuantityStepper {...texts} value="4" />,
  // @ts-expect-error Changes are reported by onValueChange, with their reason.
  nativeChange: <QuantityStepper {...texts} onChange={() => {}} />,
};
