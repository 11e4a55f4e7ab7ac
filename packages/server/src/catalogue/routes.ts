import {
  categoryTree,
  limits,
  productComparison,
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
import { cachedRoute } from "../http/cached-route.ts";
import { route } from "../http/route.ts";
import { registerProductPage } from "./product-page-routes.ts";
import { cardReader } from "./card-reader.ts";
import { treeOf } from "./category-tree.ts";
import type { ShopQuery } from "./search/query/filters.ts";
import { countUnfiltered, findFacets, findProducts } from "./search/find-products.ts";
import { deleteOldRemovals } from "./search/engine/load-listing.ts";
import { missedSearchCounter } from "./search/missed-searches.ts";
import { knowledgeReader } from "./search/search-knowledge.ts";
import { nearestProducts } from "./search/listing/nearest-products.ts";
import { viewCounter } from "./products/count-views.ts";
import { listSales } from "./products/listed-sales.ts";
import { withMarks } from "./products/personal-marks.ts";
import { productReader } from "./products/product-reader.ts";
import { readLatestReview, readReviews, readReviewSummary } from "./reviews/reviews.ts";
import { requireOpenShop } from "./require-open-shop.ts";
import { readShopCategories } from "./shop-categories.ts";
import { suggest } from "./search/suggest/suggest.ts";

const listSalesEveryMs = 60_000;
const forgetRemovalsEveryMs = 3_600_000;

export const registerCatalogue = (app: FastifyInstance, ctx: AppContext): void => {
  const { db } = ctx;
  ctx.jobs.every("update-listed-sale-prices", listSalesEveryMs, () => listSales(db));
  ctx.jobs.every("delete-removed-product-records", forgetRemovalsEveryMs, () => deleteOldRemovals(db));
  const views = viewCounter(app, ctx);
  const missed = missedSearchCounter(app, ctx);
  const readCards = cardReader(ctx);
  const { categories, knowledge, valueNames } = knowledgeReader(ctx);
  const readDetail = productReader(ctx);
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

  cachedRoute(app, ctx, categoryTree, async ({ locale }) => treeOf(await categories(), locale));
  cachedRoute(
    app,
    ctx,
    productList,
    async ({ query, locale }) => {
      const answer = await listed(query, locale);
      if (answer.total > 0) return answer;
      const nearest = await nearestProducts(db, query, await knowledge(locale));
      return { ...answer, nearest: await readCards(nearest, locale) };
    },
    (answer, { query: { keyword, page }, caller, locale, request }) => {
      const isMissed = answer.total === 0 && !answer.unfiltered && page === 1;
      if (isMissed && keyword && !isStorefront(request, ctx.config.storefrontKey))
        missed.count({ words: keyword, locale, origin: caller.origin, agent: caller.agent });
      return answer;
    },
  );
  cachedRoute(app, ctx, productFacets, async ({ query, locale }) =>
    findFacets(db, query, await knowledge(locale), await valueNames(locale)),
  );
  cachedRoute(app, ctx, productSuggest, async ({ query: { keyword }, locale }) =>
    suggest(db, keyword, await knowledge(locale)),
  );
  cachedRoute(
    app,
    ctx,
    productDetail,
    async ({ params: { id }, query: { country }, locale }) => found(await readDetail(id, locale, country)),
    (detail, { params: { id }, caller, request }) => {
      // The storefront's server renders pages for its cache and for bots.
      if (!isStorefront(request, ctx.config.storefrontKey)) views.count(id, caller.agent);
      return caller.userId === null ? detail : withMarks(db, detail, caller.userId);
    },
  );
  cachedRoute(app, ctx, productComparison, async ({ query: { ids }, locale }) => {
    const wanted = [...new Set(ids)].slice(0, limits.comparedProducts);
    const [cards, details] = await Promise.all([
      readCards(wanted, locale),
      Promise.all(wanted.map((id) => readDetail(id, locale, undefined))),
    ]);
    return {
      list: details.flatMap((detail) => {
        const card = cards.find(({ id }) => id === detail?.productInfo.id);
        if (!detail || !card) return [];
        const { brandName, specification, properties, tireLabel } = detail.productInfo;
        return [
          {
            card,
            brandName,
            specification,
            properties,
            tireLabel,
            productAttr: detail.productAttr,
            guarantees: (detail.guaranteeList ?? []).map(({ name }) => name),
          },
        ];
      }),
    };
  });
  cachedRoute(app, ctx, shopCategories, async ({ params: { merId }, locale }) => {
    await requireOpenShop(db, merId);
    return readShopCategories(db, merId, locale);
  });
  cachedRoute(app, ctx, shopProducts, async ({ query, locale }) => {
    const { cid: shopCid, merId, ...wanted } = query;
    await requireOpenShop(db, merId);
    return listed({ ...wanted, merId: [merId], shopCid, isOfShop: true }, locale);
  });
  route(app, ctx, productSkus, async ({ params: { id }, locale }) => {
    const { productAttr, productValue } = found(await readDetail(id, locale, undefined));
    return { productAttr, productValue };
  });
  cachedRoute(app, ctx, replyConfig, async ({ params: { id } }) => found(await readReviewSummary(db, id)));
  route(app, ctx, replyList, async ({ params: { id }, query, locale }) => {
    const { list, total } = await readReviews(db, id, query, locale);
    return pageAnswer(list, total, query);
  });
  route(app, ctx, replyDetail, async ({ params: { id }, locale }) =>
    found(await readLatestReview(db, id, locale)),
  );
  registerProductPage(app, ctx);
};
