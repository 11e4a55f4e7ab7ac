import { money } from "../../testing/shop-samples.ts";
import { FactList, OrderCard, OrderStrip, type OrderCardProps } from "./index.ts";

const order = {
  label: "Order 7103",
  shop: { name: "Nordic", href: "/m" },
  number: { value: "7103", copyLabel: "Copy the number" },
  date: "Nov 21, 2026",
  status: { text: "Unpaid", tone: "caution" },
  items: [],
  sum: { before: "4 pieces", parts: money(20) },
  actions: null,
} satisfies OrderCardProps;
const { label: _label, ...nameless } = order;
const { status: _status, ...stateless } = order;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The article is named by its number.
  withoutName: <OrderCard {...nameless} />,
  // @ts-expect-error A status is required.
  withoutState: <OrderCard {...stateless} />,
  // @ts-expect-error The status needs a text, never color alone.
  silentState: <OrderCard {...order} status={{ tone: "caution" }} />,
  // @ts-expect-error Not a tone of this design system.
  unknownTone: <OrderStrip tone="red">Pay soon</OrderStrip>,
  // @ts-expect-error A value needs a name.
  namelessFact: <FactList facts={[{ value: "7103" }]} />,
};
