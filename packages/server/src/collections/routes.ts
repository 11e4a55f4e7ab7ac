import {
  collectionMarks,
  deleteSavedProducts,
  followedShops,
  followShop as followShopCall,
  notifySavedSearch,
  removeSavedSearch as removeSavedSearchCall,
  savedProducts,
  savedCounts,
  savedSearches,
  saveProduct,
  saveProducts as saveProductsCall,
  saveSearch as saveSearchCall,
  sharedProducts,
  unfollowShop as unfollowShopCall,
  unsaveProduct as unsaveProductCall,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { cardReader } from "../catalogue/card-reader.ts";
import { knowledgeReader } from "../catalogue/search/search-knowledge.ts";
import type { AppContext } from "../context.ts";
import { cachedRoute } from "../http/cached-route.ts";
import { requireUser } from "../http/callers/caller.ts";
import { notFound } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { followShop, listFollowed, unfollowShop } from "./followed-shops.ts";
import { notifyPriceDrops, notifySavedRestocks } from "./notify-saved.ts";
import { notifySavedSearches } from "./notify-saved-searches.ts";
import { countSaved, listSaved } from "./list-saved.ts";
import { readMarks } from "./read-marks.ts";
import { deleteSaved, saveProducts, unsaveProduct } from "./saved-products.ts";
import { listSavedSearches, removeSavedSearch, saveSearch, setSearchNotifying } from "./saved-searches.ts";

const notifyEveryMs = 10 * 60_000;
const notifySearchesEveryMs = 3_600_000;

export const registerCollections = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const readCards = cardReader(ctx);
  ctx.jobs.every("notify-saved-product-changes", notifyEveryMs, async () => {
    await notifyPriceDrops(ctx);
    await notifySavedRestocks(ctx);
  });
  const { knowledge, categories, valueNames } = knowledgeReader(ctx);
  const names = { categories, valueNames, currency: ctx.config.currency };
  ctx.jobs.every("notify-saved-searches", notifySearchesEveryMs, async () => {
    await notifySavedSearches({ ...ctx, knowledge, names });
  });

  route(app, ctx, savedProducts, async ({ caller, query, locale }) => {
    const { list, total } = await listSaved(ctx, requireUser(caller), query, locale);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, savedCounts, ({ caller, locale }) => countSaved(ctx, requireUser(caller), locale));

  cachedRoute(app, ctx, sharedProducts, async ({ query: { ids }, locale }) => ({
    list: await readCards([...new Set(ids)], locale),
  }));

  route(app, ctx, saveProduct, async ({ caller, body }) => {
    if ((await saveProducts(db, requireUser(caller), [body.id])) === 0) throw notFound();
    return null;
  });

  route(app, ctx, saveProductsCall, async ({ caller, body }) => {
    if ((await saveProducts(db, requireUser(caller), body.id)) === 0) throw notFound();
    return null;
  });

  route(app, ctx, unsaveProductCall, async ({ caller, params }) => {
    await unsaveProduct(db, requireUser(caller), params.productId);
    return null;
  });

  route(app, ctx, deleteSavedProducts, async ({ caller, body }) => {
    await deleteSaved(db, requireUser(caller), body.ids);
    return null;
  });

  route(app, ctx, followShopCall, async ({ caller, params }) => {
    if (!(await followShop(db, requireUser(caller), params.merId))) throw notFound();
    return null;
  });

  route(app, ctx, unfollowShopCall, async ({ caller, params }) => {
    await unfollowShop(db, requireUser(caller), params.merId);
    return null;
  });

  route(app, ctx, followedShops, async ({ caller, query, locale }) => {
    const { list, total } = await listFollowed(db, requireUser(caller), query, locale);
    return pageAnswer(list, total, query);
  });

  route(app, ctx, savedSearches, async ({ caller, locale }) => {
    const list = await listSavedSearches(db, requireUser(caller), names, locale);
    return { list, total: list.length };
  });

  route(app, ctx, saveSearchCall, async ({ caller, body }) => ({
    id: await saveSearch(ctx, requireUser(caller), body),
  }));

  route(app, ctx, notifySavedSearch, async ({ caller, params, body }) => {
    await setSearchNotifying(ctx, requireUser(caller), params.id, body.isNotifying);
    return null;
  });

  route(app, ctx, removeSavedSearchCall, async ({ caller, params }) => {
    await removeSavedSearch(db, requireUser(caller), params.id);
    return null;
  });

  route(app, ctx, collectionMarks, ({ caller }) => readMarks(db, requireUser(caller)));
};
