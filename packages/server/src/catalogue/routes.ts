import {
  categoryTree,
  productDetail,
  productFacets,
  productList,
  productSuggest,
  replyConfig,
  replyList,
  shopCategories,
  shopProducts,
  type WireLocale,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { notFound } from "../http/envelope/failure.ts";
import { pageAnswer, type PageInput } from "../http/envelope/paging.ts";
import { route } from "../http/route.ts";
import { cardTags, publicCache } from "./public-cache.ts";
import { readCategories, treeOf } from "./category-tree.ts";
import type { ShopQuery } from "./search/query/filters.ts";
import { findFacets, findProducts } from "./search/find-products.ts";
import { withMarks } from "./products/personal-marks.ts";
import { readProduct } from "./products/product-detail.ts";
import { readReviews, readReviewSummary } from "./reviews/reviews.ts";
import { readShopCategories } from "./shop-categories.ts";
import { suggest } from "./search/suggest.ts";

/** The value, or a failure 404 for null. */
const found = <Value>(value: Value | null): Value => {
  if (value === null) throw notFound();
  return value;
};

export const registerCatalogue = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  const cache = publicCache(app, ctx);
  const categories = () => cache.get("categories", ["home", "search"], () => readCategories(db));

  const listed = async (query: ShopQuery & PageInput, locale: WireLocale) => {
    const { page, limit, ...wanted } = query;
    const { list, total, didYouMean } = await findProducts(db, wanted, { page, limit }, locale);
    return { ...pageAnswer(list, total, query), didYouMean };
  };

  // All callers get the same object from the cache.
  const shared = { shared: true };
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
      cache.get(`list ${locale} ${JSON.stringify(query)}`, ["search"], () => listed(query, locale), cardTags),
    shared,
  );
  route(
    app,
    ctx,
    productFacets,
    ({ query, locale }) =>
      cache.get(`facets ${locale} ${JSON.stringify(query)}`, ["search"], async () =>
        findFacets(db, query, await categories(), locale),
      ),
    shared,
  );
  route(
    app,
    ctx,
    productSuggest,
    ({ query: { keyword }, locale }) =>
      cache.get(`suggest ${locale} ${keyword}`, ["search"], async () =>
        suggest(db, keyword, await categories(), locale),
      ),
    shared,
  );
  route(
    app,
    ctx,
    productDetail,
    async ({ params: { id }, caller, locale }) => {
      const detail = found(
        await cache.get(
          `product ${locale} ${id}`,
          [`product:${id}`],
          () => readProduct(db, id, locale),
          (product) =>
            product
              ? [`shop:${product.productInfo.merId}`, ...cardTags({ list: product.merchantInfo.proList })]
              : [],
        ),
      );
      return caller.userId === null ? detail : withMarks(db, detail, caller.userId);
    },
    shared,
  );
  route(
    app,
    ctx,
    shopCategories,
    ({ params: { merId }, locale }) =>
      cache.get(`shop tree ${locale} ${merId}`, ["search", `shop:${merId}`], () =>
        readShopCategories(db, merId, locale),
      ),
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
        () => {
          const { cid: shopCid, ...wanted } = query;
          return listed({ ...wanted, shopCid }, locale);
        },
        cardTags,
      ),
    shared,
  );
  route(
    app,
    ctx,
    replyConfig,
    async ({ params: { id } }) =>
      found(await cache.get(`stars ${id}`, [`product:${id}`], () => readReviewSummary(db, id))),
    shared,
  );
  route(app, ctx, replyList, async ({ params: { id }, query, locale }) => {
    const { list, total } = await readReviews(db, id, query.type, query, locale);
    return pageAnswer(list, total, query);
  });
};
