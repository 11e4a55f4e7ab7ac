import { visitorMasterOrder, visitorOrder } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { countAttempt } from "../../http/limits/try-limits.ts";
import type { AppContext } from "../../context.ts";
import { route } from "../../http/route.ts";
import { courierProviderOf } from "../../shipping/couriers/provider.ts";
import { parcelsWithArrival } from "../../shipping/tracking/read-parcels.ts";
import { refreshTracksOf } from "../../shipping/tracking/refresh-tracks.ts";
import { wireLogistics } from "../../shipping/tracking/wire-logistics.ts";
import { orderClockOf } from "./after-sale-fields.ts";
import { wireMaster, wireMerchantOrder } from "./wire-orders.ts";
import { findMaster, findMerchantOrder } from "./find-orders.ts";

/**
 * Guest access without a token: by the order number and the identity of the guest account, neither of them
 * guessable. Registered shoppers sign in instead.
 */
export const registerVisitorOrders = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const provider = courierProviderOf(ctx);

  route(app, ctx, visitorMasterOrder, async ({ caller, query, locale }) => {
    await countAttempt(ctx, "order-lookup", caller.origin);
    const { master, shops } = await findMaster(db, { identity: query.identity }, query.orderNo);
    return wireMaster(master, shops, locale, orderClockOf(ctx));
  });

  route(app, ctx, visitorOrder, async ({ caller, query, locale }) => {
    await countAttempt(ctx, "order-lookup", caller.origin);
    const { shop, master } = await findMerchantOrder(db, { identity: query.identity }, query.orderNo);
    await refreshTracksOf(ctx, provider, shop.id);
    const order = wireMerchantOrder(shop, master, locale, orderClockOf(ctx));
    return {
      ...order,
      expressInfo: wireLogistics(shop.orderNo, await parcelsWithArrival(ctx, shop.id), locale),
    };
  });
};
