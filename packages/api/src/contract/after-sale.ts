import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import {
  idField,
  optionalText,
  orderNoField,
  quantityField,
  requiredLine,
  requiredPhone,
  requiredReference,
  requiredText,
  searchWords,
  textField,
} from "./fields.ts";
import { limits } from "./limits.ts";
import { messageKeys } from "./message-keys.ts";
import { refundCard, refundDetailData, refundForm } from "./refund-shapes.ts";
import { orNull, pageOf, pageQuery } from "./values.ts";

const merchantOrderNo = z.object({ orderNo: orderNoField(/^SH\d{8,40}$/) });
const refundNoField = orderNoField(/^RE\d{8,40}$/, messageKeys.wrongParameter);
const refundNoParams = z.object({ refundOrderNo: refundNoField });

/** Units by order line. */
export const linesField = z
  .array(z.object({ orderInfoId: idField, num: quantityField }))
  .check(z.minLength(1, messageKeys.selectItem), z.maxLength(200, messageKeys.wrongParameter));

export const refundReasons = endpoint({
  method: "GET",
  path: "/api/front/order/refund/reason",
  policy: "shopper",
  cached: ["afterSale", "page"],
  summary: "Selectable refund reasons.",
  data: z.array(z.string()),
});

export const applyRefundForm = endpoint({
  method: "GET",
  path: "/api/front/order/apply/refund/{orderNo}",
  policy: "shopper",
  cached: ["afterSale", "live"],
  summary: "Refundable amounts and units of a merchant order (SH…).",
  params: merchantOrderNo,
  data: refundForm,
});

/** One of two numbers, which forms send as text. */
const numberChoice = (one: number, other: number) =>
  z.coerce
    .number<string | number>(messageKeys.wrongParameter)
    .check(z.refine((chosen) => chosen === one || chosen === other, messageKeys.wrongParameter));

/** URLs joined by commas; at most five. */
const pictures = z.optional(
  z.nullable(
    z.pipe(
      textField("verbatim", messageKeys.wrongParameter, z.maxLength(2000, messageKeys.wrongParameter)),
      z.pipe(
        z.transform((joined: string) =>
          joined
            .split(",")
            .map((address) => address.trim())
            .filter(Boolean),
        ),
        z.array(z.string()).check(z.maxLength(limits.refundPictures, messageKeys.tooManyPictures)),
      ),
    ),
  ),
);

export const applyRefund = endpoint({
  method: "POST",
  path: "/api/front/order/refund",
  policy: "shopper",
  invalidates: ["ordering", "afterSale", "promotion"],
  summary: "Requests a refund of a merchant order (SH…), of all or some of its units.",
  idempotencyKey: true,
  body: z.object({
    orderNo: orderNoField(/^SH\d{8,40}$/, messageKeys.emptyOrderNo),
    text: requiredLine(messageKeys.emptyReason, 255),
    refund_reason_wap_explain: optionalText(limits.refundRemark, messageKeys.remarkLength),
    refund_reason_wap_img: pictures,
    /** Absent or null: everything that is still refundable. */
    lines: z.optional(z.nullable(linesField)),
    /** 1 refund only, 2 return and refund. */
    afterSalesType: z.optional(z.nullable(z.literal([1, 2], messageKeys.wrongParameter))),
  }),
  data: orNull(z.object({ refundOrderNo: z.string() })),
});

const refundQuery = z.object({
  type: z.optional(
    z.coerce.number<string | number>().check(
      z.int(),
      z.refine((type) => type === 0 || type === 9),
    ),
  ),
  keywords: searchWords(100),
  ...pageQuery,
});

export const refundList = endpoint({
  method: "GET",
  path: "/api/front/order/refund/list",
  policy: "shopper",
  cached: ["afterSale", "live"],
  summary: "The shopper's refunds, newest first: 0 open, 9 all.",
  query: refundQuery,
  data: pageOf(refundCard),
});

export const refundDetail = endpoint({
  method: "GET",
  path: "/api/front/order/refund/detail/{refundOrderNo}",
  policy: "shopper",
  cached: ["afterSale", "live"],
  summary: "A refund (RE…).",
  params: refundNoParams,
  data: refundDetailData,
});

export const refundReturn = endpoint({
  method: "POST",
  path: "/api/front/refund/returning/goods",
  policy: "shopper",
  invalidates: ["ordering", "afterSale"],
  summary: "Reports that the shopper has sent the items back.",
  body: z.object({
    refundOrderNo: refundNoField,
    telephone: requiredPhone(messageKeys.emptyPhone, 32),
    expressName: requiredLine(messageKeys.emptyCourier, 64),
    trackingNumber: requiredReference(messageKeys.emptyTrackingNumber, 64),
  }),
  data: z.boolean(),
});

export const refundRevoke = endpoint({
  method: "POST",
  path: "/api/front/refund/revoke/{refundOrderNo}",
  policy: "shopper",
  invalidates: ["ordering", "afterSale"],
  summary: "Withdraws a refund that is under review or awaits the returned items.",
  params: refundNoParams,
  data: z.boolean(),
});

export const refundEscalate = endpoint({
  method: "POST",
  path: "/api/front/refund/escalate/{refundOrderNo}",
  policy: "shopper",
  invalidates: ["ordering", "afterSale"],
  summary: "Asks the marketplace to decide about a refund that the shop declined, once. An extension.",
  params: refundNoParams,
  body: z.object({
    text: requiredText(messageKeys.emptyReason, limits.escalation),
    /** URLs of uploaded pictures, joined by commas. */
    images: pictures,
  }),
  data: z.null(),
});

/** Endpoints of the domestic edition for the same refunds under other names. */
export const domesticRefundReasons = endpoint({
  method: "GET",
  path: "/api/front/refund/reason",
  policy: "shopper",
  summary: "The same as `order/refund/reason`.",
  data: z.array(z.string()),
});

export const domesticRefundList = endpoint({
  method: "GET",
  path: "/api/front/refund/list",
  policy: "shopper",
  summary: "The same as `order/refund/list`: 0 open, 9 all.",
  query: refundQuery,
  data: pageOf(refundCard),
});

export const domesticRefundDetail = endpoint({
  method: "GET",
  path: "/api/front/refund/detail/{refundOrderNo}",
  policy: "shopper",
  summary: "The same as `order/refund/detail`.",
  params: refundNoParams,
  data: refundDetailData,
});

export const domesticRefundApply = endpoint({
  method: "POST",
  path: "/api/front/refund/apply",
  policy: "shopper",
  summary: "Requests a refund of units of one line of a merchant order (SH…).",
  idempotencyKey: true,
  body: z.object({
    orderNo: orderNoField(/^SH\d{8,40}$/, messageKeys.emptyOrderNo),
    /** The order line (`orderInfoList[].id`). */
    orderDetailId: idField,
    /** 1 refund only, 2 return and refund. */
    afterSalesType: numberChoice(1, 2),
    /** 0 no return, 1 by courier; 2 (in the shop) isn't supported. */
    returnGoodsType: z.optional(z.nullable(numberChoice(0, 1))),
    num: quantityField,
    text: requiredLine(messageKeys.emptyReason, 255),
    reasonImage: pictures,
    explain: optionalText(limits.refundRemark, messageKeys.remarkLength),
  }),
  data: z.boolean(),
});

/** Units to refund; absent or null for all. */
export type ApplyRefundLines = z.output<typeof linesField> | null | undefined;
