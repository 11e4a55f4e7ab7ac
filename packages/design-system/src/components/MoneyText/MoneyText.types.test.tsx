import { MoneyText } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error Words come from outside.
  withoutFormat: <MoneyText value="1" />,
};
