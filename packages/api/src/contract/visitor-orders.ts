import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { masterOrder, merchantOrder } from "./order-shapes.ts";

/** A guest finds an order by its number and the public identity of the account that made it. */
const lookUp = z.object({
  orderNo: z.string().check(z.regex(/^[A-Z]{2}\d{8,40}$/)),
  identity: z.string().check(z.minLength(1), z.maxLength(64)),
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
