import { OrderStatus } from "./index.ts";

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The status needs a text.
  withoutState: <OrderStatus title="On its way" />,
  // @ts-expect-error Not a tone of this design system.
  colour: <OrderStatus title="On its way" status={{ text: "Sent", tone: "blue" }} />,
};
