import {
  merchantPayoutList,
  operatorPayoutBook,
  operatorPayoutDue,
  operatorPayoutLines,
  operatorPayoutList,
  operatorPayoutReturn,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser, type Caller } from "../http/callers/caller.ts";
import { requireShops } from "../http/callers/roles.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { listDuePayouts, listLedger, listPayouts, listShopPayouts } from "./list-payouts.ts";
import { payOut, returnPayout } from "./pay-out.ts";

const actorOf = (caller: Caller) => ({ role: "operator", accountId: requireUser(caller) }) as const;

/** Payouts for the marketplace's staff, and for each shop its own. */
export const registerLedger = (app: FastifyInstance, ctx: AppContext): void => {
  const { currency } = ctx.config;

  route(app, ctx, merchantPayoutList, async ({ caller, query: { merId, ...page } }) => {
    await requireShops(ctx, caller, merId);
    return ctx.readCommitted((read) => listShopPayouts(read, merId, page, currency));
  });

  route(app, ctx, operatorPayoutDue, async ({ query }) => {
    const { list, total } = await ctx.readCommitted((read) => listDuePayouts(read, query, currency));
    return pageAnswer(list, total, query);
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
    return booked.map(({ merchantId, link }) => ({ merId: merchantId, link }));
  });
  route(app, ctx, operatorPayoutList, ({ query }) => ctx.readCommitted((read) => listPayouts(read, query)));
  route(app, ctx, operatorPayoutReturn, async ({ caller, body }) => {
    await returnPayout(ctx, actorOf(caller), body);
    return null;
  });
};
