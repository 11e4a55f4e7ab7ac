import {
  merchantCategoryList,
  merchantCategoryOrder,
  merchantCategoryRemove,
  merchantCategorySave,
  merchantShopList,
  merchantShopPage,
  merchantShopPageSave,
} from "@carmine/api/contract";
import { asc, inArray } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { merchant } from "../../database/schema/merchants.ts";
import type { Caller } from "../../http/callers/caller.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { route } from "../../http/route.ts";
import {
  listShopCategories,
  orderShopCategories,
  removeShopCategory,
  saveShopCategory,
} from "./shop-categories.ts";
import { readShopPage, saveShopPage } from "./shop-page.ts";

/** Lists the shops that the caller works for, and edits their pages and categories. */
export const registerShopStaff = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const actorIn = async (caller: Caller, merchantId: number): Promise<Actor> => {
    const { accountId } = await requireShops(ctx, caller, merchantId);
    return { role: "merchant", accountId };
  };

  route(app, ctx, merchantShopList, async ({ caller }) => {
    const { shopIds } = await requireShops(ctx, caller);
    return db
      .select({ id: merchant.id, name: merchant.name })
      .from(merchant)
      .where(inArray(merchant.id, [...shopIds]))
      .orderBy(asc(merchant.id));
  });

  route(app, ctx, merchantShopPage, async ({ caller, params: { id } }) => {
    await requireShops(ctx, caller, id);
    return readShopPage(db, id);
  });
  route(app, ctx, merchantShopPageSave, async ({ caller, body }) =>
    saveShopPage(ctx, await actorIn(caller, body.id), body),
  );

  route(app, ctx, merchantCategoryList, async ({ caller, query: { merId } }) => {
    await requireShops(ctx, caller, merId);
    return listShopCategories(db, merId);
  });
  route(app, ctx, merchantCategorySave, async ({ caller, body }) =>
    saveShopCategory(ctx, await actorIn(caller, body.merId), body),
  );
  route(app, ctx, merchantCategoryOrder, async ({ caller, body }) => {
    await orderShopCategories(ctx, await actorIn(caller, body.merId), body);
    return null;
  });
  route(app, ctx, merchantCategoryRemove, async ({ caller, body }) => {
    await removeShopCategory(ctx, await actorIn(caller, body.merId), body);
    return null;
  });
};
