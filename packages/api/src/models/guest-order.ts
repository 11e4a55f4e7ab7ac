import type { GuestOrder as WireGuestOrder } from "../contract/guest-orders.ts";
import { orderEventOf, type OrderEvent } from "./order-history.ts";
import { orderOf, type Order } from "./order.ts";
import { shipmentsOf, type Shipment } from "./shipment.ts";

/** Content of a mail's signed link. */
export interface GuestOrder {
  readonly order: Order;
  /** Oldest first. */
  readonly history: readonly OrderEvent[];
  /** Shipments of all shops of the order, by shop. */
  readonly shipments: readonly Shipment[];
  /** The link also signs in as the guest who ordered. */
  readonly canSignIn: boolean;
}

export const guestOrderOf = ({ history, expressList, canSignIn, ...order }: WireGuestOrder): GuestOrder => ({
  order: orderOf(order),
  history: history.map(orderEventOf),
  shipments: expressList.flatMap(shipmentsOf),
  canSignIn,
});
