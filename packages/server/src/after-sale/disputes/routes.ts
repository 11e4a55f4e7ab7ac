import {
  operatorDisputeDetail,
  operatorDisputeList,
  operatorDisputeOverturn,
  operatorDisputeUphold,
  refundEscalate,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { route } from "../../http/route.ts";
import { overturnRefusal, upholdRefusal } from "./decide-dispute.ts";
import { escalateRefund } from "./escalate-refund.ts";
import { listDisputes, readDispute } from "./read-disputes.ts";

const actorOf = (caller: Caller) => ({ role: "operator", accountId: requireUser(caller) }) as const;

/** Declined refunds that shoppers ask the marketplace to decide about. */
export const registerDisputes = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, refundEscalate, async ({ caller, params, body }) => {
    await escalateRefund(ctx, requireUser(caller), {
      refundNo: params.refundOrderNo,
      text: body.text,
      pictures: body.images ?? [],
    });
    return null;
  });
  route(app, ctx, operatorDisputeList, async ({ query }) => {
    const { list, total } = await ctx.readCommitted((read) => listDisputes(read, query));
    return pageAnswer(list, total, query);
  });
  route(app, ctx, operatorDisputeDetail, ({ params, locale }) =>
    readDispute(ctx.db, params.refundOrderNo, locale),
  );
  route(app, ctx, operatorDisputeOverturn, async ({ caller, params, body }) => {
    await overturnRefusal(ctx, actorOf(caller), params.refundOrderNo, body);
    return null;
  });
  route(app, ctx, operatorDisputeUphold, async ({ caller, params, body }) => {
    await upholdRefusal(ctx, actorOf(caller), params.refundOrderNo, body.reason);
    return null;
  });
};
