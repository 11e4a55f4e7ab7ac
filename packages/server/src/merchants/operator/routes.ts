import {
  operatorShopClose,
  operatorShopDetail,
  operatorShopFee,
  operatorShopList,
  operatorShopOpen,
  operatorShopVerify,
  type WireLocale,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { operatorOf } from "../../http/callers/roles.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { route } from "../../http/route.ts";
import { setShopOpen } from "../set-open.ts";
import { changeShop } from "./change-shop.ts";
import { listShops, readOperatorShop, type ShopReader } from "./read-shops.ts";

const actorOf = (caller: Caller) => ({ role: "operator", accountId: requireUser(caller) }) as const;

/** Shops for the marketplace's staff. */
export const registerOperatorShops = (app: FastifyInstance, ctx: AppContext): void => {
  const { config } = ctx;
  const readerOf = async (caller: Caller, locale: WireLocale): Promise<ShopReader> => {
    const { can } = await operatorOf(ctx, caller);
    return { locale, can, now: ctx.clock.now() };
  };

  route(app, ctx, operatorShopList, async ({ caller, query, locale }) => {
    const reader = await readerOf(caller, locale);
    const { list, total } = await ctx.readCommitted((read) =>
      listShops(read, query, reader, config.currency),
    );
    return pageAnswer(list, total, query);
  });
  route(app, ctx, operatorShopDetail, async ({ caller, params, locale }) =>
    readOperatorShop(ctx, ctx.db, params.id, await readerOf(caller, locale)),
  );
  route(app, ctx, operatorShopClose, async ({ caller, body }) => {
    await setShopOpen(ctx, actorOf(caller), body.id, false, body.reason);
    return null;
  });
  route(app, ctx, operatorShopOpen, async ({ caller, body }) => {
    await setShopOpen(ctx, actorOf(caller), body.id, true, null);
    return null;
  });
  route(app, ctx, operatorShopVerify, async ({ caller, body }) => {
    await changeShop(ctx, actorOf(caller), "isVerified", body);
    return null;
  });
  route(app, ctx, operatorShopFee, async ({ caller, body }) => {
    await changeShop(ctx, actorOf(caller), "handlingFee", body);
    return null;
  });
};
