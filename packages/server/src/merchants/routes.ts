import {
  merchantCategories,
  merchantCounts,
  merchantDetail,
  merchantIndex,
  merchantSearch,
  merchantService,
  merchantStreet,
  merchantTypes,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { found } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { countAttempt } from "../http/limits/try-limits.ts";
import { cachedRoute } from "../http/cached-route.ts";
import { route } from "../http/route.ts";
import { registerApplications } from "./applications/routes.ts";
import { countShops } from "./count-shops.ts";
import { readMerchantCategories, readMerchantTypes, listOpenShops, searchShops } from "./find-shops.ts";
import { isFollowing, readShop, readShopDetail } from "./read-shop.ts";

export const registerMerchants = (app: FastifyInstance, ctx: AppContext): void => {
  registerApplications(app, ctx);
  const { db } = ctx;

  route(app, ctx, merchantTypes, ({ locale }) => readMerchantTypes(db, locale));
  route(app, ctx, merchantCategories, ({ locale }) => readMerchantCategories(db, locale));
  cachedRoute(app, ctx, merchantStreet, async ({ query, locale }) => {
    const { list, total } = await listOpenShops(db, query, locale);
    return pageAnswer(list, total, query);
  });
  cachedRoute(app, ctx, merchantSearch, async ({ query, locale }) => {
    const { list, total } = await searchShops(db, query, query, locale);
    return pageAnswer(list, total, query);
  });
  cachedRoute(app, ctx, merchantCounts, ({ query }) => countShops(db, query));
  cachedRoute(
    app,
    ctx,
    merchantIndex,
    async ({ params: { id }, locale }) => found(await readShop(db, id, locale)),
    async (shop, { params: { id }, caller }) => {
      const isMine = caller.userId !== null && (await isFollowing(db, caller.userId, id));
      return isMine ? { ...shop, isCollect: true } : shop;
    },
  );
  cachedRoute(app, ctx, merchantService, async ({ params: { id }, locale }) => {
    const { serviceType, serviceLink, servicePhone, serviceMessage, serviceEmail, openingTime } = found(
      await readShop(db, id, locale),
    );
    return { serviceType, serviceLink, servicePhone, serviceMessage, serviceEmail, openingTime };
  });
  route(app, ctx, merchantDetail, async ({ params: { id }, caller, locale }) => {
    const detail = found(await readShopDetail(db, id, locale));
    // Prevents bots from collecting the documents of all shops.
    if (detail.qualificationPicture !== "[]") await countAttempt(ctx, "qualification", caller.origin);
    return detail;
  });
};
