import { MoneyField } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An amount without a currency means nothing.
  withoutCurrency: <MoneyField label="Price" />,
  // @ts-expect-error A field needs a label.
  withoutLabel: <MoneyField currency="USD" />,
  // @ts-expect-error Amounts are minor units, not texts.
  text: <MoneyField label="Price" currency="USD" value="12.50" />,
};
