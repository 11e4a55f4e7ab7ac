import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, optionalLine, requiredLine, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { merchantOrderNo } from "./orders.ts";
import { instantInput } from "./staff-values.ts";

export const merchantOrderHold = endpoint({
  method: "POST",
  path: "/api/merchant/order/hold/{orderNo}",
  policy: "merchant",
  needs: "orders.ship",
  summary:
    "Holds a paid, unshipped merchant order (SH…) back: it can't be shipped until it is released. The shopper isn't notified.",
  params: merchantOrderNo,
  /** The team reads the reason. */
  body: z.object({ reason: requiredText(messageKeys.emptyReason, 255) }),
  data: z.null(),
});

export const merchantOrderRelease = endpoint({
  method: "POST",
  path: "/api/merchant/order/release/{orderNo}",
  policy: "merchant",
  needs: "orders.ship",
  summary: "Releases a merchant order (SH…) that is on hold.",
  params: merchantOrderNo,
  body: z.object({}),
  data: z.null(),
});

export const merchantParcelArrive = endpoint({
  method: "POST",
  path: "/api/merchant/order/parcel/arrive",
  policy: "merchant",
  needs: "orders.ship",
  summary:
    "Marks a parcel as arrived, for couriers without tracking. The last one of an order mails the shopper.",
  body: z.object({ parcelId: idField }),
  data: z.null(),
});

export const merchantParcelStep = endpoint({
  method: "POST",
  path: "/api/merchant/order/parcel/step",
  policy: "merchant",
  needs: "orders.ship",
  summary: "Adds a tracking step to a parcel that is on its way. The shopper sees it.",
  body: z.object({
    parcelId: idField,
    /** Description of the event, such as "Handed to the local post". */
    text: requiredLine(messageKeys.wrongParameter, 120),
    place: optionalLine(80),
    /** Between the shipment and now; now without it. */
    at: z.optional(instantInput),
  }),
  data: z.null(),
});
