import { money } from "../../testing/shop-samples.ts";
import { CardBrand, PaymentPanel, type PaymentPanelProps } from "./index.ts";

const panel = {
  amount: { label: "Amount to pay", parts: money(427.1) },
  title: "Pay by card",
  children: null,
  actions: null,
} satisfies PaymentPanelProps;
const { amount: _amount, ...free } = panel;
const { actions: _actions, ...idle } = panel;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The amount is required.
  withoutAmount: <PaymentPanel {...free} />,
  // @ts-expect-error A payment needs a button.
  withoutActions: <PaymentPanel {...idle} />,
  // @ts-expect-error A countdown needs a label.
  namelessClock: <PaymentPanel {...panel} clock={{ value: "29:41" }} />,
  // @ts-expect-error A brand needs an accessible name.
  silentBrand: <PaymentPanel {...panel} brands={[{ brand: "visa" }]} />,
  // @ts-expect-error Other brands are “unknown”.
  unknownBrand: <CardBrand brand="diners" />,
};
