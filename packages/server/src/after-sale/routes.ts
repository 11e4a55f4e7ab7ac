import {
  applyRefund,
  applyRefundForm,
  domesticRefundApply,
  domesticRefundDetail,
  domesticRefundList,
  domesticRefundReasons,
  refundDetail,
  refundList,
  refundReasons,
  refundReturn,
  refundRevoke,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { idempotencyKeyOf, runIdempotent } from "../http/limits/idempotency.ts";
import { route } from "../http/route.ts";
import { orderClockOf } from "../ordering/orders/after-sale-fields.ts";
import { findMerchantOrder } from "../ordering/orders/find-orders.ts";
import { newOrderNo } from "../ordering/orders/order-number.ts";
import { applyForRefund, isReturn, requireRequestable } from "./apply-refund.ts";
import { readRefundUnit } from "./refund-lines.ts";
import { findRefund, listRefunds } from "./read-refunds.ts";
import { refundReasonsIn } from "./reasons.ts";
import { sendBack, withdrawRefund } from "./refund-actions.ts";
import { registerDisputes } from "./disputes/routes.ts";
import { planRefundJobs } from "./refund-jobs.ts";
import { registerRefundStaff } from "./staff-routes.ts";
import { wireRefundCard, wireRefundDetail, wireRefundForm } from "./wire-refunds.ts";

const registerShopper = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  for (const endpoint of [refundReasons, domesticRefundReasons])
    route(app, ctx, endpoint, ({ locale }) => refundReasonsIn(ctx.db, locale));

  route(app, ctx, applyRefundForm, async ({ caller, params, locale }) => {
    const { shop, master } = await findMerchantOrder(db, { accountId: requireUser(caller) }, params.orderNo);
    requireRequestable(shop, shop.lines, orderClockOf(ctx));
    return wireRefundForm(shop, await readRefundUnit(db, master.id, master.currency), locale);
  });

  route(app, ctx, domesticRefundApply, async ({ caller, body, request }) => {
    const accountId = requireUser(caller);
    const call = { scope: `refund/apply:${accountId}`, key: idempotencyKeyOf(request), body };
    return runIdempotent(ctx, call, true, async (tx) => {
      const input = {
        refundNo: newOrderNo("RE"),
        orderNo: body.orderNo,
        reason: body.text,
        remark: body.explain ?? "",
        pictures: body.reasonImage ?? [],
        lines: [{ orderInfoId: body.orderDetailId, num: body.num }],
        withReturn: isReturn(body.afterSalesType),
      };
      await applyForRefund(ctx, tx, { accountId }, input);
    });
  });

  route(app, ctx, applyRefund, async ({ caller, body, request }) => {
    const accountId = requireUser(caller);
    const answer = { refundOrderNo: newOrderNo("RE") };
    const call = { scope: `order/refund:${accountId}`, key: idempotencyKeyOf(request), body };
    return runIdempotent(ctx, call, answer, (tx) =>
      applyForRefund(
        ctx,
        tx,
        { accountId },
        {
          refundNo: answer.refundOrderNo,
          orderNo: body.orderNo,
          reason: body.text,
          remark: body.refund_reason_wap_explain ?? "",
          pictures: body.refund_reason_wap_img ?? [],
          lines: body.lines,
          withReturn: isReturn(body.afterSalesType),
        },
      ),
    );
  });

  for (const endpoint of [refundList, domesticRefundList])
    route(app, ctx, endpoint, async ({ caller, query, locale }) => {
      const { list, total } = await listRefunds(db, { accountId: requireUser(caller) }, query);
      const clock = orderClockOf(ctx);
      return pageAnswer(
        list.map((view) => wireRefundCard(view, locale, clock)),
        total,
        query,
      );
    });

  for (const endpoint of [refundDetail, domesticRefundDetail])
    route(app, ctx, endpoint, async ({ caller, params, locale }) => {
      const found = await findRefund(db, { accountId: requireUser(caller) }, params.refundOrderNo);
      return wireRefundDetail(found, locale, orderClockOf(ctx));
    });

  route(app, ctx, refundReturn, async ({ caller, body }) => {
    await sendBack(ctx, requireUser(caller), {
      refundNo: body.refundOrderNo,
      courier: body.expressName,
      number: body.trackingNumber,
      phone: body.telephone,
    });
    return true;
  });

  route(app, ctx, refundRevoke, async ({ caller, params }) => {
    await withdrawRefund(ctx, requireUser(caller), params.refundOrderNo);
    return true;
  });
};

export const registerAfterSale = (app: FastifyInstance, ctx: AppContext): void => {
  registerShopper(app, ctx);
  registerRefundStaff(app, ctx);
  registerDisputes(app, ctx);
  planRefundJobs(ctx);
};
