import { merchantOrderDetail, merchantOrderList } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { route } from "../../http/route.ts";
import { findMerchantOrder } from "./find-orders.ts";
import { listOrders } from "./list-orders.ts";
import { wireCard, wireMerchantOrder } from "./wire-orders.ts";

/** What the people who work for a shop do with its orders. */
export const registerMerchantOrders = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  route(app, ctx, merchantOrderList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const { list, total } = await listOrders(db, { shopIds }, filter);
    const cards = list.map(({ shop, masterOrderNo }) => wireCard(shop, masterOrderNo, locale));
    return pageAnswer(cards, total, filter);
  });

  route(app, ctx, merchantOrderDetail, async ({ caller, params, locale }) => {
    const { shopIds } = await requireShops(ctx, caller);
    const { shop, master } = await findMerchantOrder(db, { shopIds }, params.orderNo);
    return wireMerchantOrder(shop, master, locale);
  });
};
