import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { orderNoField, requiredVerbatim } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { masterOrder, merchantOrder } from "./order-shapes.ts";

/** Guest lookup of an order by its number and the public identity of its account. */
const lookUp = z.object({
  orderNo: orderNoField(/^[A-Z]{2}\d{8,40}$/),
  identity: requiredVerbatim(messageKeys.wrongParameter, 64),
});

export const visitorMasterOrder = endpoint({
  method: "GET",
  path: "/api/front/order/visitor/master/detail",
  policy: "public",
  summary: "A master order (PT…) by its number and the identity of its account, without signing in.",
  query: lookUp,
  data: masterOrder,
});

export const visitorOrder = endpoint({
  method: "GET",
  path: "/api/front/order/visitor/detail",
  policy: "public",
  summary: "A merchant order (SH…) by its number and the identity of its account, without signing in.",
  query: lookUp,
  data: merchantOrder,
});
