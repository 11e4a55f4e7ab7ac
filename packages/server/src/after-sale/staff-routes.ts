import {
  merchantOrderRefund,
  merchantOrderRefundForm,
  merchantRefundAgree,
  merchantRefundDetail,
  merchantRefundList,
  merchantRefundReceive,
  merchantRefundRefuse,
  operatorRefund,
  operatorRefundAgree,
  operatorRefundForm,
  operatorRefundList,
  operatorRefundRefuse,
  type StaffRefundBody,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { requireShops } from "../http/callers/roles.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { idempotencyKeyOf, runIdempotent } from "../http/limits/idempotency.ts";
import { route } from "../http/route.ts";
import { orderClockOf } from "../ordering/orders/after-sale-fields.ts";
import type { OrderOwner } from "../ordering/orders/find-orders.ts";
import { newOrderNo } from "../ordering/orders/order-number.ts";
import { findRefund, listRefunds } from "./read-refunds.ts";
import { agreeToRefund, receiveReturn, refundAsStaff, refuseRefund } from "./refund-actions.ts";
import { readStaffRefundForm } from "./staff-refund-form.ts";
import { wireRefundCard, wireRefundDetail } from "./wire-refunds.ts";

interface RefundCall {
  readonly orderNo: string;
  readonly body: StaffRefundBody;
  readonly key: string | null;
}

/** Refunds an order once per idempotency key, so that a double click doesn't refund twice. */
const refundOnce = (
  ctx: AppContext,
  actor: Actor & { readonly accountId: number },
  owner: OrderOwner,
  { orderNo, body, key }: RefundCall,
): Promise<{ refundOrderNo: string }> => {
  const refundNo = newOrderNo("RE");
  const scope = `${actor.role}/refund:${actor.accountId}`;
  return runIdempotent(ctx, { scope, key, body: { orderNo, ...body } }, { refundOrderNo: refundNo }, (tx) =>
    refundAsStaff(ctx, tx, actor, owner, orderNo, { refundNo, ...body }),
  );
};

const registerMerchant = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const merchantOf = async (caller: Caller) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    return [{ role: "merchant", accountId }, { shopIds }] as const;
  };

  route(app, ctx, merchantRefundList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const { list, total } = await ctx.readCommitted((read) => listRefunds(read, { shopIds }, filter));
    const cards = list.map((view) => wireRefundCard(view, locale, orderClockOf(ctx)));
    return pageAnswer(cards, total, filter);
  });

  route(app, ctx, merchantRefundDetail, async ({ caller, params, locale }) => {
    const { shopIds } = await requireShops(ctx, caller);
    return wireRefundDetail(
      await findRefund(db, { shopIds }, params.refundOrderNo),
      locale,
      orderClockOf(ctx),
    );
  });

  route(app, ctx, merchantRefundAgree, async ({ caller, params }) => {
    await agreeToRefund(ctx, ...(await merchantOf(caller)), params.refundOrderNo);
    return null;
  });

  route(app, ctx, merchantRefundRefuse, async ({ caller, params, body }) => {
    await refuseRefund(ctx, ...(await merchantOf(caller)), params.refundOrderNo, body.reason);
    return null;
  });

  route(app, ctx, merchantOrderRefundForm, async ({ caller, params, locale }) => {
    const { shopIds } = await requireShops(ctx, caller);
    return readStaffRefundForm(db, { shopIds }, params.orderNo, locale);
  });

  route(app, ctx, merchantOrderRefund, async ({ caller, params, body, request }) => {
    const [actor, owner] = await merchantOf(caller);
    return refundOnce(ctx, actor, owner, { orderNo: params.orderNo, body, key: idempotencyKeyOf(request) });
  });

  route(app, ctx, merchantRefundReceive, async ({ caller, params }) => {
    await receiveReturn(ctx, ...(await merchantOf(caller)), params.refundOrderNo);
    return null;
  });
};

const registerOperator = (app: FastifyInstance, ctx: AppContext): void => {
  const everything = { isOperator: true } as const;
  const operatorOf = (caller: Caller) => ({ role: "operator", accountId: requireUser(caller) }) as const;

  route(app, ctx, operatorRefundList, async ({ query: { merId, ...filter }, locale }) => {
    const owner = merId === undefined ? everything : { shopIds: [merId] };
    const { list, total } = await ctx.readCommitted((read) => listRefunds(read, owner, filter));
    const cards = list.map((view) => wireRefundCard(view, locale, orderClockOf(ctx)));
    return pageAnswer(cards, total, filter);
  });

  route(app, ctx, operatorRefundForm, async ({ params, locale }) =>
    readStaffRefundForm(ctx.db, everything, params.orderNo, locale),
  );

  route(app, ctx, operatorRefund, async ({ caller, params, body, request }) =>
    refundOnce(ctx, operatorOf(caller), everything, {
      orderNo: params.orderNo,
      body,
      key: idempotencyKeyOf(request),
    }),
  );

  route(app, ctx, operatorRefundAgree, async ({ caller, params }) => {
    await agreeToRefund(ctx, operatorOf(caller), everything, params.refundOrderNo);
    return null;
  });

  route(app, ctx, operatorRefundRefuse, async ({ caller, params, body }) => {
    await refuseRefund(ctx, operatorOf(caller), everything, params.refundOrderNo, body.reason);
    return null;
  });
};

export const registerRefundStaff = (app: FastifyInstance, ctx: AppContext): void => {
  registerMerchant(app, ctx);
  registerOperator(app, ctx);
};
