import {
  merchantCategories,
  merchantCounts,
  merchantDetail,
  merchantIndex,
  merchantSearch,
  merchantService,
  merchantStreet,
  merchantTypes,
  type WireLocale,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { publicCache } from "../catalogue/public-cache.ts";
import type { AppContext } from "../context.ts";
import { notFound } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { countAttempt } from "../http/limits/try-limits.ts";
import { route } from "../http/route.ts";
import { registerApplications } from "./applications/routes.ts";
import { countShops } from "./count-shops.ts";
import { readMerchantCategories, readMerchantTypes, readStreet, searchShops } from "./find-shops.ts";
import { isFollowing, readShop, readShopDetail } from "./read-shop.ts";

/** Page tags of the listed shops, because each card shows a product count and the best products. */
const shopTags = ({ list }: { list: readonly { id: number }[] }): string[] =>
  list.map(({ id }) => `shop:${id}`);

export const registerMerchants = (app: FastifyInstance, ctx: AppContext): void => {
  registerApplications(app, ctx);
  const { db } = ctx;
  const cache = publicCache(app, ctx);
  const shared = { shared: true };

  /** @throws Failure 404 if there is no such shop or it is closed */
  const shopOf = async (id: number, locale: WireLocale) => {
    const shop = await cache.get(`shop ${locale} ${id}`, [`shop:${id}`], () => readShop(db, id, locale));
    if (!shop) throw notFound();
    return shop;
  };

  route(app, ctx, merchantTypes, ({ locale }) => readMerchantTypes(db, locale));
  route(app, ctx, merchantCategories, ({ locale }) => readMerchantCategories(db, locale));
  route(app, ctx, merchantStreet, async ({ query, locale }) => {
    const { list, total } = await cache.get(
      `street ${locale} ${query.page} ${query.limit}`,
      ["search"],
      () => readStreet(db, query, locale),
      shopTags,
    );
    return pageAnswer(list, total, query);
  });
  route(app, ctx, merchantSearch, async ({ query, locale }) => {
    const { list, total } = await cache.get(
      `shops ${locale} ${JSON.stringify(query)}`,
      ["search"],
      () => searchShops(db, query, query, locale),
      shopTags,
    );
    return pageAnswer(list, total, query);
  });
  route(app, ctx, merchantCounts, ({ query }) =>
    cache.get(`shop counts ${JSON.stringify(query)}`, ["search"], () => countShops(db, query)),
  );
  route(
    app,
    ctx,
    merchantIndex,
    async ({ params: { id }, caller, locale }) => {
      const shop = await shopOf(id, locale);
      const isMine = caller.userId !== null && (await isFollowing(db, caller.userId, id));
      return isMine ? { ...shop, isCollect: true } : shop;
    },
    shared,
  );
  route(app, ctx, merchantService, async ({ params: { id }, locale }) => {
    const { serviceType, serviceLink, servicePhone, serviceMessage, serviceEmail, openingTime } =
      await shopOf(id, locale);
    return { serviceType, serviceLink, servicePhone, serviceMessage, serviceEmail, openingTime };
  });
  route(app, ctx, merchantDetail, async ({ params: { id }, caller, locale }) => {
    const detail = await readShopDetail(db, id, locale);
    if (!detail) throw notFound();
    // // Prevents bots from collecting the documents of all shops.
    if (detail.qualificationPicture !== "[]") await countAttempt(ctx, "qualification", caller.origin);
    return detail;
  });
};
