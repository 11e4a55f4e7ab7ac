import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { orderNoField, requiredText, searchWords } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { refundCard, refundDetailData } from "../refund-shapes.ts";
import { idInput, pageOf, pageQuery } from "../values.ts";

export const staffRefundQuery = {
  /** 0 open, 9 all. */
  type: z.optional(
    z.coerce.number<string | number>().check(
      z.int(),
      z.refine((type) => type === 0 || type === 9),
    ),
  ),
  keywords: searchWords(100),
  merId: z.optional(idInput),
  ...pageQuery,
};

export const refundNo = z.object({ refundOrderNo: orderNoField(/^RE\d{8,40}$/) });
export const refusal = z.object({ reason: requiredText(messageKeys.emptyReason, 255) });

export const merchantRefundList = endpoint({
  method: "GET",
  path: "/api/merchant/refund/list",
  policy: "merchant",
  needs: "refunds.read",
  summary: "Refunds of the caller's shops, newest first.",
  query: z.object(staffRefundQuery),
  data: pageOf(refundCard),
});

export const merchantRefundDetail = endpoint({
  method: "GET",
  path: "/api/merchant/refund/detail/{refundOrderNo}",
  policy: "merchant",
  needs: "refunds.read",
  summary: "A refund (RE…) of the caller's shops.",
  params: refundNo,
  data: refundDetailData,
});

export const merchantRefundAgree = endpoint({
  method: "POST",
  path: "/api/merchant/refund/agree/{refundOrderNo}",
  policy: "merchant",
  needs: "refunds.decide",
  summary: "Accepts a refund: the money is refunded, for a return after the items have arrived.",
  params: refundNo,
  data: z.null(),
});

export const merchantRefundRefuse = endpoint({
  method: "POST",
  path: "/api/merchant/refund/refuse/{refundOrderNo}",
  policy: "merchant",
  needs: "refunds.decide",
  summary: "Refuses a refund, with a reason shown to the shopper.",
  params: refundNo,
  body: refusal,
  data: z.null(),
});

export const merchantRefundReceive = endpoint({
  method: "POST",
  path: "/api/merchant/refund/receive/{refundOrderNo}",
  policy: "merchant",
  needs: "refunds.receive",
  summary: "Confirms that the items arrived and refunds the money.",
  params: refundNo,
  data: z.null(),
});
