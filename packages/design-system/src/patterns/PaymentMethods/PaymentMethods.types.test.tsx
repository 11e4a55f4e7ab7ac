import { PaymentMethodCard, PaymentMethods } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A group of choices needs an accessible name.
  nameless: <PaymentMethods>{null}</PaymentMethods>,
  // @ts-expect-error A brand needs an accessible name.
  mute: <PaymentMethodCard value="card" title="Card" brands={[{ brand: "visa" }]} />,
  // @ts-expect-error Only known brands have a logo.
  unknown: <PaymentMethodCard value="card" title="Card" brands={[{ brand: "diners", label: "Diners" }]} />,
};
