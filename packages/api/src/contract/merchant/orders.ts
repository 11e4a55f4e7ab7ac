import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNoField, searchWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { merchantOrder, orderCard } from "../order-shapes.ts";
import { idInput, pageOf, pageQuery, withDefault } from "../values.ts";

/** Filters of order lists for merchants and the operator. */
export const staffOrderQuery = {
  /** 0 unpaid, 1 to ship, 2 to receive, 3 finished, 4 to review, 5 with a refund, -9 all. */
  type: withDefault(
    z.coerce.number<string | number>().check(
      z.int(),
      z.refine((type) => [0, 1, 2, 3, 4, 5, -9].includes(type), messageKeys.wrongParameter),
    ),
    -9,
  ),
  /** An order number, or a word of a product's name. */
  keywords: searchWords(100),
  /** One shop; otherwise every shop that the caller works for. */
  merId: z.optional(idInput),
  ...pageQuery,
};

/** Number of a merchant order. */
export const merchantOrderNo = z.object({ orderNo: orderNoField(/^SH\d{8,40}$/) });

export const merchantOrderList = endpoint({
  method: "GET",
  path: "/api/merchant/order/list",
  policy: "merchant",
  summary: "Orders of the caller's shops, newest first.",
  query: z.object(staffOrderQuery),
  data: pageOf(orderCard),
});

export const merchantOrderDetail = endpoint({
  method: "GET",
  path: "/api/merchant/order/detail/{orderNo}",
  policy: "merchant",
  summary: "A merchant order (SH…) of the caller's shops, with its consignee.",
  params: merchantOrderNo,
  data: merchantOrder,
});
