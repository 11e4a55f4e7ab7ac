import { PaymentMethodCard, PaymentMethods } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error A group of choices has a name.
  nameless: <PaymentMethods>{null}</PaymentMethods>,
  // @ts-expect-error A brand is named for those who don't see its mark.
  mute: <PaymentMethodCard value="card" title="Card" brands={[{ brand: "visa" }]} />,
  // @ts-expect-error Only brands that are drawn.
  unknown: <PaymentMethodCard value="card" title="Card" brands={[{ brand: "diners", label: "Diners" }]} />,
};
