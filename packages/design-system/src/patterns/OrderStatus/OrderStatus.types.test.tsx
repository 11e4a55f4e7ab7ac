import { OrderStatus } from "./index.ts";

/** What must not compile. */
export const refused = {
  // @ts-expect-error The state is told in words.
  withoutState: <OrderStatus title="On its way" />,
  // @ts-expect-error A tone has a name of the house.
  colour: <OrderStatus title="On its way" status={{ text: "Sent", tone: "blue" }} />,
};
