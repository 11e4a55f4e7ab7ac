import { Code, pay, payMethod, payResult, sandboxConfirm, type DataOf } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/caller.ts";
import { Failure } from "../http/failure.ts";
import { textOf } from "../http/messages/index.ts";
import { route } from "../http/route.ts";
import { wireTime } from "../http/wire-time.ts";
import type { MasterOrderRow } from "../ordering/end-order.ts";
import { findMasterRow } from "../ordering/queries.ts";
import { askProvider, receiveEvent } from "./apply-state.ts";
import { openGateways } from "./gateways.ts";
import { planPaymentJobs } from "./payment-jobs.ts";
import { openPaymentsOf, paymentsOf, type PaymentRow } from "./queries.ts";
import { isPast } from "./card-expiry.ts";
import { sandboxEvent, testCards, type SandboxAnswer } from "./sandbox.ts";
import { startPayment } from "./start-payment.ts";
import { registerStripeWebhook } from "./stripe-webhook.ts";

const answers = {
  succeeded: "paymentSucceeded",
  declined: "cardDeclined",
  requires_action: "cardNeedsConfirmation",
} as const satisfies Record<SandboxAnswer, string>;

const resultOf = (
  order: MasterOrderRow,
  last: PaymentRow["status"] | undefined,
): DataOf<typeof payResult>["status"] => {
  if (order.paidAt) return "paid";
  if (order.cancelledAt) return "cancelled";
  return last === "ended" || last === "returned" ? "failed" : "pending";
};

export const registerPayment = (
  app: FastifyInstance,
  ctx: AppContext,
  gateways = openGateways(ctx),
): void => {
  const { db, clock } = ctx;
  const master = (accountId: number, orderNo: string) => findMasterRow(db, { accountId }, orderNo);

  route(app, ctx, payMethod, () => ({
    paypalStatus: false,
    stripeStatus: gateways.stripe !== null,
    stripePublishableKey: gateways.stripe === null ? null : (ctx.config.stripe?.publishableKey ?? null),
    wechatPaySwitch: false,
    sandboxStatus: gateways.sandbox !== null,
  }));

  route(app, ctx, pay, async ({ caller, body }) => {
    const order = await master(requireUser(caller), body.orderNo);
    const { orderNo } = order;
    if (order.paidAt)
      return { status: true, payType: order.payType, orderNo, redirect: null, stripeClientSecret: null };
    const gateway = gateways.all.get(body.payType);
    if (!gateway) throw new Failure(Code.failure, "payTypeClosed");
    const payment = await startPayment(ctx, gateway, order, body.payChannel);
    return {
      status: false,
      payType: gateway.name,
      orderNo,
      redirect: payment.redirect,
      stripeClientSecret: payment.clientSecret,
    };
  });

  route(app, ctx, sandboxConfirm, async ({ caller, body, locale, say }) => {
    const { sandbox } = gateways;
    if (!sandbox) throw new Failure(Code.failure, "payTypeClosed");
    const order = await master(requireUser(caller), body.orderNo);
    if (!Object.hasOwn(testCards, body.number)) throw new Failure(Code.badRequest, "testCardsOnly");
    if (isPast(body.expiry, clock.now())) throw new Failure(Code.badRequest, "cardExpired");
    const answer = (status: SandboxAnswer) => {
      say(answers[status]);
      return { status, message: textOf(answers[status], locale) };
    };
    if (order.paidAt) return answer("succeeded");
    const { reference } = await startPayment(ctx, sandbox, order, order.payChannel);
    const status = await sandbox.confirm(reference, body.number, body.confirmed === true);
    if (status === "succeeded") await receiveEvent(ctx, gateways.all, sandbox.name, sandboxEvent(reference));
    return answer(status);
  });

  route(app, ctx, payResult, async ({ caller, params }) => {
    const accountId = requireUser(caller);
    const before = await master(accountId, params.orderNo);
    if (!before.paidAt && !before.cancelledAt)
      for (const payment of await openPaymentsOf(db, before.orderNo))
        await askProvider(ctx, gateways.all, payment);
    const order = await master(accountId, params.orderNo);
    const [last] = order.paidAt || order.cancelledAt ? [] : await paymentsOf(db, order.id);
    const status = resultOf(order, last?.status);
    return { status, payPrice: order.total, orderNo: order.orderNo, expireTime: wireTime(order.expiresAt) };
  });

  if (gateways.stripe) registerStripeWebhook(app, ctx, gateways.all, gateways.stripe);
  planPaymentJobs(ctx, gateways.all);
};
