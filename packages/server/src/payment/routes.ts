import { Code, pay, payMethod, payResult, sandboxConfirm, wechatPayResult } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { hasDemoKey } from "../http/callers/demo-key.ts";
import { Failure } from "../http/envelope/failure.ts";
import { textOf, type TextKey } from "../http/messages.ts";
import { route } from "../http/route.ts";
import { wireTime } from "../shared/wire-time.ts";
import { queryProvider, receiveEvent } from "./apply-state.ts";
import { pollingGateways } from "./gateway-round.ts";
import { openGateways, webhooksOf } from "./gateways.ts";
import { planPaymentJobs } from "./payment-jobs.ts";
import { registerPaypal } from "./paypal-routes.ts";
import { registerPaymentProblems } from "./problem-routes.ts";
import { payTypeOf } from "../ordering/checkout/pay-type.ts";
import { isCardExpired } from "./card-expiry.ts";
import { sandboxEvent, testCards, type SandboxAnswer } from "./sandbox.ts";
import { startPayment } from "./start-payment.ts";
import { registerWebhook } from "./webhooks.ts";
import { readOutcome } from "./payment-outcome.ts";
import { findPayable, type PayableOrder } from "./payments.ts";

const answers = {
  succeeded: "paymentSucceeded",
  declined: "cardDeclined",
  requires_action: "cardNeedsConfirmation",
} as const satisfies Record<SandboxAnswer, string>;

const isSettled = ({ paidAt, cancelledAt }: PayableOrder): boolean => paidAt !== null || cancelledAt !== null;

export const registerPayment = (
  app: FastifyInstance,
  ctx: AppContext,
  gateways = openGateways(ctx),
): void => {
  const { db, clock } = ctx;
  registerPaymentProblems(app, ctx);

  route(app, ctx, payMethod, () => ({
    paypalStatus: gateways.paypal !== null,
    stripeStatus: gateways.stripe !== null,
    stripePublishableKey: gateways.stripe === null ? null : (ctx.config.stripe?.publishableKey ?? null),
    wechatPaySwitch: false,
    sandboxStatus: gateways.sandbox !== null,
  }));

  route(app, ctx, pay, async ({ caller, body }) => {
    const payable = await findPayable(db, requireUser(caller), body.orderNo);
    const { order } = payable;
    const { orderNo } = order;
    if (order.paidAt)
      return { status: true, payType: order.payType, orderNo, redirect: null, stripeClientSecret: null };
    const gateway = gateways.all.get(payTypeOf([...gateways.all.keys()], body.payType));
    if (!gateway) throw new Failure(Code.failure, "payTypeClosed");
    const payment = await startPayment(ctx, gateway, payable, body.payChannel);
    return {
      status: false,
      payType: gateway.name,
      orderNo,
      redirect: payment.redirect,
      stripeClientSecret: payment.clientSecret,
    };
  });

  route(app, ctx, sandboxConfirm, async ({ caller, body, locale, request, setMessage }) => {
    const { sandbox } = gateways;
    if (!sandbox) throw new Failure(Code.failure, "payTypeClosed");
    if (!hasDemoKey(ctx, request)) throw new Failure(Code.forbidden, "testCardsLocked");
    const payable = await findPayable(db, requireUser(caller), body.orderNo);
    const { order } = payable;
    if (!Object.hasOwn(testCards, body.number)) throw new Failure(Code.badRequest, "testCardsOnly");
    if (isCardExpired(body.expiry, clock.now())) throw new Failure(Code.badRequest, "cardExpired");
    const answer = (status: SandboxAnswer, text: TextKey = answers[status]) => {
      setMessage(text);
      return { status, message: textOf(text, locale) };
    };
    if (order.paidAt) return answer("succeeded");
    const payment = await startPayment(ctx, sandbox, payable, order.payChannel);
    const { reference } = payment;
    const status = await sandbox.confirm(reference, body.number, body.confirmed === true);
    if (status === "succeeded")
      await receiveEvent(ctx, gateways.all, sandbox.name, sandboxEvent(reference), payment);
    if (status !== "succeeded") return answer(status);
    const outcome = await readOutcome(db, await findPayable(db, requireUser(caller), body.orderNo));
    if (outcome.status !== "paid") throw new Failure(Code.failure, outcome.text);
    return answer(status, outcome.text);
  });

  const polling = pollingGateways(gateways.all, clock);

  /** The order and the outcome of its payments, after querying the provider about open ones. */
  const settled = async (caller: Caller, orderNo: string) => {
    const accountId = requireUser(caller);
    const read = () => findPayable(db, accountId, orderNo);
    const before = await read();
    const open = isSettled(before.order) ? [] : before.payments.filter(({ status }) => status === "open");
    let isProcessing = false;
    for (const payment of open)
      isProcessing = (await queryProvider(ctx, polling, payment))?.status === "pending" || isProcessing;
    const after = open.length > 0 ? await read() : before;
    return { order: after.order, outcome: await readOutcome(db, after, isProcessing) };
  };

  route(
    app,
    ctx,
    wechatPayResult,
    async ({ caller, params }) => (await settled(caller, params.orderNo)).outcome.status === "paid",
  );
  route(app, ctx, payResult, async ({ caller, params, locale, setMessage }) => {
    const { order, outcome } = await settled(caller, params.orderNo);
    const { status, reason, text } = outcome;
    setMessage(text);
    return {
      status,
      reason,
      message: textOf(text, locale),
      payPrice: order.total,
      orderNo: order.orderNo,
      expireTime: wireTime(order.expiresAt),
    };
  });

  registerPaypal(app, ctx, gateways.all);
  for (const webhook of webhooksOf(gateways)) registerWebhook(app, ctx, gateways.all, webhook);
  planPaymentJobs(ctx, gateways.all);
};
