import {
  merchantOrderDetail,
  merchantOrderList,
  merchantOrderShip,
  merchantParcelCorrect,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireShops } from "../http/callers/roles.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { correctParcel } from "./transitions/correct-parcel.ts";
import { shipOrder } from "./transitions/ship-order.ts";
import { orderClockOf } from "./orders/after-sale-fields.ts";
import { findMerchantOrder } from "./orders/find-orders.ts";
import { listOrders } from "./orders/list-orders.ts";
import { wireCard, wireMerchantOrder } from "./orders/wire-orders.ts";

/** Order actions of a shop's staff. */
export const registerMerchantOrders = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;

  route(app, ctx, merchantOrderList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const { list, total } = await ctx.readCommitted((read) => listOrders(read, { shopIds }, filter));
    const cards = list.map(({ shop, masterOrderNo }) =>
      wireCard(shop, masterOrderNo, locale, orderClockOf(ctx)),
    );
    return pageAnswer(cards, total, filter);
  });

  route(app, ctx, merchantOrderDetail, async ({ caller, params, locale }) => {
    const { shopIds } = await requireShops(ctx, caller);
    const { shop, master } = await findMerchantOrder(db, { shopIds }, params.orderNo);
    return wireMerchantOrder(shop, master, locale, orderClockOf(ctx));
  });

  route(app, ctx, merchantOrderShip, async ({ caller, params, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    return shipOrder(ctx, { role: "merchant", accountId }, { shopIds }, params.orderNo, body);
  });

  route(app, ctx, merchantParcelCorrect, async ({ caller, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    await correctParcel(ctx, { role: "merchant", accountId }, { shopIds }, body);
    return null;
  });
};
