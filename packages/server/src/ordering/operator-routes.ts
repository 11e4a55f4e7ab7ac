import { operatorOrderCancel, operatorOrderDetail, operatorOrderList } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { cancelAsOperator } from "./transitions/operator-cancel.ts";
import { orderClockOf } from "./orders/after-sale-fields.ts";
import { findMerchantOrder } from "./orders/find-orders.ts";
import { listOrders } from "./orders/list-orders.ts";
import { wireCard, wireMerchantOrder } from "./orders/wire-orders.ts";

/** Order actions of the platform's staff, for every shop. */
export const registerOperatorOrders = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  route(app, ctx, operatorOrderList, async ({ query: { merId, ...filter }, locale }) => {
    const owner = merId === undefined ? ({ isOperator: true } as const) : { shopIds: [merId] };
    const { list, total } = await ctx.readCommitted((read) => listOrders(read, owner, filter));
    const cards = list.map(({ shop, masterOrderNo }) =>
      wireCard(shop, masterOrderNo, locale, orderClockOf(ctx)),
    );
    return pageAnswer(cards, total, filter);
  });

  route(app, ctx, operatorOrderDetail, async ({ params, locale }) => {
    const { shop, master } = await findMerchantOrder(db, { isOperator: true }, params.orderNo);
    return wireMerchantOrder(shop, master, locale, orderClockOf(ctx));
  });

  route(app, ctx, operatorOrderCancel, async ({ caller, params, body }) => {
    const actor = { role: "operator", accountId: requireUser(caller) } as const;
    await cancelAsOperator(ctx, actor, params.orderNo, body.reason);
    return null;
  });
};
