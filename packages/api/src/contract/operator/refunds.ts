import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { staffRefundBody, staffRefundForm } from "../merchant/order-refunds.ts";
import { refundNo, refusal, staffRefundQuery } from "../merchant/refunds.ts";
import { merchantOrderNo } from "../merchant/orders.ts";
import { refundCard } from "../refund-shapes.ts";
import { orNull, pageOf } from "../values.ts";

export const operatorRefundList = endpoint({
  method: "GET",
  path: "/api/operator/refund/list",
  policy: "operator",
  needs: "refunds.read",
  summary: "Refunds of every shop, newest first.",
  query: z.object(staffRefundQuery),
  data: pageOf(refundCard),
});

export const operatorRefund = endpoint({
  method: "POST",
  path: "/api/operator/order/refund/{orderNo}",
  policy: "operator",
  needs: "refunds.decide",
  summary:
    "Refunds a paid merchant order (SH…) fully, some units or a goodwill amount, without the shop's consent.",
  params: merchantOrderNo,
  body: staffRefundBody,
  idempotencyKey: true,
  data: orNull(z.object({ refundOrderNo: z.string() })),
});

export const operatorRefundForm = endpoint({
  method: "GET",
  path: "/api/operator/order/refund/form/{orderNo}",
  policy: "operator",
  needs: "refunds.decide",
  summary: "What can be refunded of a merchant order (SH…) of any shop.",
  params: merchantOrderNo,
  data: staffRefundForm,
});

export const operatorRefundAgree = endpoint({
  method: "POST",
  path: "/api/operator/refund/agree/{refundOrderNo}",
  policy: "operator",
  needs: "refunds.decide",
  summary: "Decides a refund in the shopper's favor.",
  params: refundNo,
  data: z.null(),
});

export const operatorRefundRefuse = endpoint({
  method: "POST",
  path: "/api/operator/refund/refuse/{refundOrderNo}",
  policy: "operator",
  needs: "refunds.decide",
  summary: "Decides a refund in the shop's favor, with a reason shown to the shopper.",
  params: refundNo,
  body: refusal,
  data: z.null(),
});
