import {
  categoryTree,
  productDetail,
  productFacets,
  productList,
  productSkus,
  productSuggest,
  replyConfig,
  replyDetail,
  replyList,
  shopCategories,
  shopProducts,
  type WireLocale,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { isStorefront } from "../http/callers/storefront.ts";
import { found } from "../http/envelope/failure.ts";
import { pageAnswer, type PageInput } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { registerProductPage } from "./product-page-routes.ts";
import { cardReader } from "./card-reader.ts";
import { cardTags, publicCache } from "./public-cache.ts";
import { treeOf } from "./category-tree.ts";
import type { ShopQuery } from "./search/query/filters.ts";
import { countUnfiltered, findFacets, findProducts, readOptionNames } from "./search/find-products.ts";
import { knowledgeReader } from "./search/search-knowledge.ts";
import { nearestProducts } from "./search/nearest-products.ts";
import { viewCounter } from "./products/count-views.ts";
import { listSales } from "./products/listed-sales.ts";
import { withMarks } from "./products/personal-marks.ts";
import { detailTags, productReader } from "./products/product-reader.ts";
import { readLatestReview, readReviews, readReviewSummary } from "./reviews/reviews.ts";
import { requireOpenShop } from "./require-open-shop.ts";
import { readShopCategories } from "./shop-categories.ts";
import { suggest } from "./search/suggest.ts";

const listSalesEveryMs = 60_000;

export const registerCatalogue = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  ctx.jobs.every("list sales", listSalesEveryMs, () => listSales(db));
  const views = viewCounter(app, ctx);
  const cache = publicCache(app, ctx);
  const readCards = cardReader(app, ctx);
  const { categories, knowledge } = knowledgeReader(app, ctx);

  const listed = async (query: ShopQuery & PageInput, locale: WireLocale) => {
    const { page, limit, ...wanted } = query;
    const known = await knowledge(locale);
    const { ids, total, didYouMean, recognized } = await findProducts(db, wanted, { page, limit }, known);
    const unfiltered = total > 0 ? undefined : await countUnfiltered(db, wanted, known);
    return {
      ...pageAnswer(await readCards(ids, locale), total, query),
      didYouMean: didYouMean ?? unfiltered?.didYouMean ?? null,
      recognized,
      unfiltered: unfiltered?.total,
    };
  };

  // All callers get the same object from the cache.
  const shared = { shared: true };
  const sharedCards = { shared: true, sharedItems: true };
  route(
    app,
    ctx,
    categoryTree,
    async ({ locale }) =>
      cache.get(`tree ${locale}`, ["home", "search"], async () => treeOf(await categories(), locale)),
    shared,
  );
  route(
    app,
    ctx,
    productList,
    ({ query, locale }) =>
      cache.get(
        `list ${locale} ${JSON.stringify(query)}`,
        ["search"],
        async () => {
          const answer = await listed(query, locale);
          const nearest =
            answer.total > 0 ? undefined : await nearestProducts(db, query, await knowledge(locale));
          return { ...answer, nearest };
        },
        ({ list, nearest = [] }) => cardTags({ list: [...list, ...nearest] }),
      ),
    sharedCards,
  );
  route(
    app,
    ctx,
    productFacets,
    ({ query, locale }) =>
      cache.get(`facets ${locale} ${JSON.stringify(query)}`, ["search"], async () =>
        findFacets(db, query, await knowledge(locale), (options) =>
          cache.get(`options ${locale} ${JSON.stringify(options)}`, ["search"], () =>
            readOptionNames(db, options, locale),
          ),
        ),
      ),
    shared,
  );
  route(
    app,
    ctx,
    productSuggest,
    ({ query: { keyword }, locale }) =>
      cache.get(`suggest ${locale} ${keyword}`, ["search"], async () =>
        suggest(db, keyword, await knowledge(locale)),
      ),
    shared,
  );
  const readDetail = productReader(app, ctx);
  const product = async (id: number, locale: WireLocale, country?: string) =>
    found(
      await cache.get(
        `product ${locale} ${country ?? ""} ${id}`,
        [`product:${id}`],
        () => readDetail(id, locale, country),
        (shown) => (shown ? detailTags(shown) : []),
      ),
    );
  route(
    app,
    ctx,
    productDetail,
    async ({ params: { id }, query: { country }, caller, locale, request }) => {
      const detail = await product(id, locale, country);
      // Our own storefront renders pages for its cache and for machines.
      if (!isStorefront(request, ctx.config.storefrontKey)) views.count(id, caller.agent);
      return caller.userId === null ? detail : withMarks(db, detail, caller.userId);
    },
    shared,
  );
  route(
    app,
    ctx,
    shopCategories,
    ({ params: { merId }, locale }) =>
      cache.get(`shop tree ${locale} ${merId}`, ["search", `shop:${merId}`], async () => {
        await requireOpenShop(db, merId);
        return readShopCategories(db, merId, locale);
      }),
    shared,
  );
  route(
    app,
    ctx,
    shopProducts,
    ({ query, locale }) =>
      cache.get(
        `shop list ${locale} ${JSON.stringify(query)}`,
        ["search", `shop:${query.merId}`],
        async () => {
          const { cid: shopCid, merId, ...wanted } = query;
          await requireOpenShop(db, merId);
          return listed({ ...wanted, merId: [merId], shopCid, isOfShop: true }, locale);
        },
        cardTags,
      ),
    sharedCards,
  );
  route(app, ctx, productSkus, async ({ params: { id }, locale }) => {
    const { productAttr, productValue } = await product(id, locale);
    return { productAttr, productValue };
  });
  route(
    app,
    ctx,
    replyConfig,
    async ({ params: { id } }) =>
      found(await cache.get(`stars ${id}`, [`product:${id}`], () => readReviewSummary(db, id))),
    shared,
  );
  route(app, ctx, replyList, async ({ params: { id }, query, locale }) => {
    const { list, total } = await readReviews(db, id, query, locale);
    return pageAnswer(list, total, query);
  });
  route(app, ctx, replyDetail, async ({ params: { id }, locale }) =>
    found(await readLatestReview(db, id, locale)),
  );
  registerProductPage(app, ctx, cache);
};
