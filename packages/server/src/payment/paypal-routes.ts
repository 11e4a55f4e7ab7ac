import { Code, paypalCancel, paypalSuccess } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { transaction } from "../database/transaction.ts";
import { requireUser } from "../http/callers/caller.ts";
import { Failure, notFound } from "../http/envelope/failure.ts";
import { route } from "../http/route.ts";
import {
  cancelOrderLocked,
  lockMasterOrder,
  isActionAllowed,
} from "../ordering/transitions/master-order-transitions.ts";
import { queryProvider } from "./apply-state.ts";
import type { Gateways } from "./gateway.ts";
import { readOutcome } from "./payment-outcome.ts";
import { findPayable, findPayment, payableOfPayment } from "./payments.ts";

/** The shopper returns from PayPal's page; the result is verified with PayPal. */
export const registerPaypal = (app: FastifyInstance, ctx: AppContext, gateways: Gateways): void => {
  const { db, clock } = ctx;

  route(app, ctx, paypalSuccess, async ({ caller, body, setMessage }) => {
    const accountId = requireUser(caller);
    if (!gateways.has("paypal")) throw new Failure(Code.failure, "paypalClosed");
    const payment = await findPayment(db, "paypal", body.token);
    if (!payment || (await payableOfPayment(db, payment)).accountId !== accountId) throw notFound();
    const state = await queryProvider(ctx, gateways, payment);
    const { total, orderNo } = await payableOfPayment(db, payment);
    const payable = await findPayable(db, accountId, orderNo);
    const { status, text } = await readOutcome(db, payable, state?.status === "pending");
    setMessage(text);
    return { status: status === "paid", payPrice: total, orderNo };
  });

  route(app, ctx, paypalCancel, async ({ caller, body }) => {
    const payment = await findPayment(db, "paypal", body.token);
    if (!payment || payment.status !== "open") return false;
    // PayPal's token is in the URL, so it doesn't identify the caller; a guest who ordered is signed in as
    // well.
    if ((await payableOfPayment(db, payment)).accountId !== caller.userId) return false;
    // The shopper may have approved it in another window.
    await queryProvider(ctx, gateways, payment);
    return transaction(db, async (tx) => {
      const order = await lockMasterOrder(tx, { id: payment.masterOrderId });
      if (!isActionAllowed("cancel", order, "shopper")) return false;
      await cancelOrderLocked(tx, order, { event: "cancelled", who: "shopper" }, clock.now());
      return true;
    });
  });
};
