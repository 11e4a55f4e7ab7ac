import { money } from "../../testing/shop-samples.ts";
import { FactList, OrderCard, OrderStrip, type OrderCardProps } from "./index.ts";

const order = {
  label: "Order 7103",
  shop: { name: "Nordic", href: "/m" },
  number: { value: "7103", copyLabel: "Copy the number" },
  date: "Nov 21, 2026",
  status: { text: "To pay", tone: "caution" },
  goods: [],
  sum: { before: "4 pieces", parts: money(20) },
  actions: null,
} satisfies OrderCardProps;
const { label: _label, ...nameless } = order;
const { status: _status, ...stateless } = order;

/** What must not compile. */
export const refused = {
  // @ts-expect-error The article is named by its number.
  withoutName: <OrderCard {...nameless} />,
  // @ts-expect-error An order is in a state.
  withoutState: <OrderCard {...stateless} />,
  // @ts-expect-error The state is told in words, never by color alone.
  silentState: <OrderCard {...order} status={{ tone: "caution" }} />,
  // @ts-expect-error A tone has a name of the house.
  unknownTone: <OrderStrip tone="red">Pay soon</OrderStrip>,
  // @ts-expect-error A value without a name is a riddle.
  namelessFact: <FactList facts={[{ value: "7103" }]} />,
};
