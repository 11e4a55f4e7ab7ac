import { merchantShopList } from "@carmine/api/contract";
import { asc, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { merchant } from "../database/schema/merchants.ts";
import { requireShops } from "../http/callers/roles.ts";
import { route } from "../http/route.ts";

/** Lists the shops that the caller works for. */
export const registerShopStaff = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, merchantShopList, async ({ caller }) => {
    const { shopIds } = await requireShops(ctx, caller);
    return ctx.db
      .select({ id: merchant.id, name: merchant.name })
      .from(merchant)
      .where(inArray(merchant.id, [...shopIds]))
      .orderBy(asc(merchant.id));
  });
};
