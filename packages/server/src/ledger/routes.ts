import {
  merchantBalance,
  merchantPayoutList,
  operatorPayoutApprove,
  operatorPayoutBook,
  operatorPayoutDecline,
  operatorPayoutDue,
  operatorPayoutLines,
  operatorPayoutList,
  operatorPayoutRequests,
  operatorPayoutReturn,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { requireShops } from "../http/callers/roles.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { withMinorDigits } from "../shared/money.ts";
import {
  countApprovers,
  listDuePayouts,
  listLedger,
  listPayoutRequests,
  listPayouts,
  listShopPayouts,
} from "./list-payouts.ts";
import { payOut, returnPayout } from "./pay-out.ts";
import { approvePayouts, declinePayout } from "./payout-requests.ts";
import { readBalance } from "./read-balance.ts";

const actorOf = (caller: Caller) => ({ role: "operator", accountId: requireUser(caller) }) as const;

/** Payouts for the marketplace's staff, and for each shop its own. */
export const registerLedger = (app: FastifyInstance, ctx: AppContext): void => {
  const { currency, timeZone } = ctx.config;

  route(app, ctx, merchantBalance, async ({ caller, query: { merId } }) => {
    await requireShops(ctx, caller, merId);
    return ctx.readCommitted((read) =>
      readBalance(read, { merchantId: merId, currency, timeZone, now: ctx.clock.now() }),
    );
  });

  route(app, ctx, merchantPayoutList, async ({ caller, query: { merId, ...page } }) => {
    await requireShops(ctx, caller, merId);
    return ctx.readCommitted((read) => listShopPayouts(read, merId, page, currency));
  });

  route(app, ctx, operatorPayoutDue, async ({ caller, query }) => {
    const { list, total } = await ctx.readCommitted((read) => listDuePayouts(read, query, currency));
    const approvers = await countApprovers(ctx.db, requireUser(caller));
    return {
      ...pageAnswer(list, total, query),
      limit: withMinorDigits(ctx.config.payoutApprovalLimit, currency),
      approvers,
    };
  });
  route(app, ctx, operatorPayoutLines, async ({ params, query }) => {
    const { list, total } = await ctx.readCommitted((read) =>
      listLedger(read, params.merId, query, currency),
    );
    return pageAnswer(list, total, query);
  });
  route(app, ctx, operatorPayoutBook, async ({ caller, body: { payouts, reference } }) => {
    const booked = await payOut(
      ctx,
      actorOf(caller),
      payouts.map(({ merId, due, amount }) => ({ merchantId: merId, due, amount, reference })),
    );
    return booked.map(({ merchantId, link, requestId }) => ({ merId: merchantId, link, requestId }));
  });
  route(app, ctx, operatorPayoutRequests, async ({ caller, query }) => {
    const callerId = requireUser(caller);
    const { list, total } = await ctx.readCommitted((read) => listPayoutRequests(read, query, callerId));
    return pageAnswer(list, total, query);
  });
  route(app, ctx, operatorPayoutApprove, async ({ caller, body: { ids } }) => {
    const paid = await approvePayouts(ctx, actorOf(caller), ids);
    return paid.map(({ merchantId, link }) => ({ merId: merchantId, link }));
  });
  route(app, ctx, operatorPayoutDecline, async ({ caller, body }) => {
    await declinePayout(ctx, actorOf(caller), body);
    return null;
  });
  route(app, ctx, operatorPayoutList, ({ query }) => ctx.readCommitted((read) => listPayouts(read, query)));
  route(app, ctx, operatorPayoutReturn, async ({ caller, body }) => {
    await returnPayout(ctx, actorOf(caller), body);
    return null;
  });
};
