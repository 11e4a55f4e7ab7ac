import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNoField, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { merchantOrderNo, staffOrderQuery } from "../merchant/orders.ts";
import { merchantOrder, orderCard } from "../order-shapes.ts";
import { pageOf } from "../values.ts";

export const operatorOrderList = endpoint({
  method: "GET",
  path: "/api/operator/order/list",
  policy: "operator",
  summary: "Orders of every shop, newest first.",
  query: z.object(staffOrderQuery),
  data: pageOf(orderCard),
});

export const operatorOrderDetail = endpoint({
  method: "GET",
  path: "/api/operator/order/detail/{orderNo}",
  policy: "operator",
  summary: "A merchant order (SH…) of any shop.",
  params: merchantOrderNo,
  data: merchantOrder,
});

export const operatorOrderCancel = endpoint({
  method: "POST",
  path: "/api/operator/order/cancel/{orderNo}",
  policy: "operator",
  summary: "Cancels an unpaid master order (PT…), with a reason shown in the order's history.",
  params: z.object({ orderNo: orderNoField(/^PT\d{8,40}$/) }),
  body: z.object({ reason: requiredText(messageKeys.emptyReason, 255) }),
  data: z.null(),
});
