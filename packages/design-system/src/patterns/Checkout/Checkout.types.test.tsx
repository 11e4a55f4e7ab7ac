import { money } from "../../testing/shop-samples.ts";
import { AddressCard, CheckoutShopGroup, OrderSummary, SumRows, type CheckoutLineItem } from "./index.ts";

const total = { label: "Total due", parts: money(427.1) };
const items = {
  id: 1,
  title: "Polar 3",
  picture: { src: "/a.webp", alt: "" },
  price: money(5),
  count: "× 4",
  sum: money(20),
} satisfies CheckoutLineItem;
const { sum: _sum, ...unsummed } = items;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error An address needs a recipient.
  withoutRecipient: <AddressCard lines={["1820 Commercial Drive"]} />,
  // @ts-expect-error A choice belongs to a group and reports changes.
  looseChoice: <AddressCard recipient="Mara" lines={[]} choice={{ checked: true }} />,
  // @ts-expect-error Each product needs its total.
  withoutSum: <CheckoutShopGroup name="Nordic" items={[unsummed]} total={{ label: "Total", value: "$5" }} />,
  // @ts-expect-error A summary needs a total.
  withoutTotal: <OrderSummary title="Summary" rows={[]} />,
  // @ts-expect-error Totals have two sizes: for a shop and for the whole order.
  unknownSize: <OrderSummary title="Summary" rows={[]} total={{ ...total, size: 36 }} />,
  // @ts-expect-error A row needs a name.
  namelessRow: <SumRows rows={[{ id: "tax", value: "$20.34" }]} />,
};
