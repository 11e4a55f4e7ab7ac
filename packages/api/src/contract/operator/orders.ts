import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNoField, requiredText } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import {
  merchantOrderNo,
  orderCounts,
  staffOrderDetail,
  staffOrderFilters,
  staffOrderQuery,
  staffOrderRow,
} from "../merchant/orders.ts";
import { staffPageOf } from "../merchant/staff-values.ts";

export const operatorOrderList = endpoint({
  method: "GET",
  path: "/api/operator/order/list",
  policy: "operator",
  needs: "orders.read",
  summary: "Orders of every shop, newest first.",
  query: z.object(staffOrderQuery),
  data: staffPageOf(staffOrderRow),
});

export const operatorOrderCounts = endpoint({
  method: "GET",
  path: "/api/operator/order/counts",
  policy: "operator",
  needs: "orders.read",
  summary: "Number of orders of every shop in each view, with the filters of the list.",
  query: z.object(staffOrderFilters),
  data: orderCounts,
});

export const operatorOrderDetail = endpoint({
  method: "GET",
  path: "/api/operator/order/detail/{orderNo}",
  policy: "operator",
  needs: "orders.read",
  summary: "A merchant order (SH…) of any shop.",
  params: merchantOrderNo,
  data: staffOrderDetail,
});

export const operatorOrderCancel = endpoint({
  method: "POST",
  path: "/api/operator/order/cancel/{orderNo}",
  policy: "operator",
  needs: "orders.cancel",
  summary: "Cancels an unpaid master order (PT…), with a reason shown in the order's history.",
  params: z.object({ orderNo: orderNoField(/^PT\d{8,40}$/) }),
  body: z.object({ reason: requiredText(messageKeys.emptyReason, 255) }),
  data: z.null(),
});
