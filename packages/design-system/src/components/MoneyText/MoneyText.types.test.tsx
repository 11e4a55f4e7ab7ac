import { MoneyText } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error Texts are passed as props.
  withoutFormat: <MoneyText value="1" />,
};
