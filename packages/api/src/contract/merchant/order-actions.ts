import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField, optionalLine, requiredLine, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { orNull } from "../values.ts";
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

/** Maximum number of orders of one batch. */
export const maxBatchOrders = 500;

const batchFields = {
  orderNos: z
    .array(merchantOrderNo.shape.orderNo)
    .check(z.minLength(1), z.maxLength(maxBatchOrders, messageKeys.wrongParameter)),
};

/** Result of each order of a batch, in the order of the input. Each succeeds or fails on its own. */
const batchResults = z.array(
  z.object({
    orderNo: z.string(),
    /** Why the order wasn't changed, in the caller's language; null if it was. */
    problem: orNull(z.string()),
  }),
);
export type BatchResults = z.output<typeof batchResults>;

export const merchantOrderHoldBatch = endpoint({
  method: "POST",
  path: "/api/merchant/order/hold/batch",
  policy: "merchant",
  needs: "orders.ship",
  summary: "Holds up to 500 merchant orders back, like `order/hold`, with one reason.",
  body: z.object({ ...batchFields, reason: requiredText(messageKeys.emptyReason, 255) }),
  data: batchResults,
});

export const merchantOrderReleaseBatch = endpoint({
  method: "POST",
  path: "/api/merchant/order/release/batch",
  policy: "merchant",
  needs: "orders.ship",
  summary: "Releases up to 500 merchant orders that are on hold.",
  body: z.object(batchFields),
  data: batchResults,
});

export const merchantOrderNoteBatch = endpoint({
  method: "POST",
  path: "/api/merchant/order/note/batch",
  policy: "merchant",
  needs: "orders.note",
  summary: "Adds the same note of the team to each of up to 500 merchant orders.",
  body: z.object({ ...batchFields, text: requiredText(messageKeys.wrongParameter, 1000) }),
  data: batchResults,
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
