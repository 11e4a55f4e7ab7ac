import {
  merchantProductChange,
  merchantProductChoices,
  merchantProductCounts,
  merchantProductCreate,
  merchantProductDetail,
  merchantProductExport,
  merchantProductFields,
  merchantProductList,
  merchantProductPick,
  merchantProductPrice,
  merchantProductPricePreview,
  merchantProductPriceRule,
  merchantProductTrash,
  merchantProductVisibility,
  merchantSkuPrices,
  merchantStockAdjust,
  merchantStockList,
  merchantStockMoves,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireShops } from "../../http/callers/roles.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { csvRoute, route } from "../../http/route.ts";
import { adjustStock } from "./adjust-stock.ts";
import { changeFields } from "./change-fields.ts";
import { changePrices } from "./change-prices.ts";
import { changePricesByRule, previewPrices } from "./change-prices-by-rule.ts";
import { countStaffProducts, listStaffProducts } from "./list-staff-products.ts";
import { exportProducts } from "./export-products.ts";
import { listSkuPrices } from "./list-sku-prices.ts";
import { listStock, listStockMoves } from "./list-stock.ts";
import { pickProducts } from "./pick-products.ts";
import { readProductChoices, readStaffProduct } from "./read-staff-product.ts";
import { setTrashed, setVisibility } from "./set-visibility.ts";
import { changeProduct, createProduct } from "./write-product.ts";

const registerProducts = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, merchantProductList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const now = ctx.clock.now();
    const { list, total, isCapped } = await ctx.readCommitted((read) =>
      listStaffProducts(read, shopIds, filter, { locale, now }),
    );
    return { ...pageAnswer(list, total, filter), isCapped, after: null };
  });

  route(app, ctx, merchantProductPick, async ({ caller, query: { merId, ...pick }, locale }) => {
    await requireShops(ctx, caller, merId);
    return pickProducts(ctx.db, [merId], pick, locale);
  });

  route(app, ctx, merchantProductCounts, async ({ caller, query: { merId, ...filter } }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    return ctx.readCommitted((read) => countStaffProducts(read, shopIds, filter));
  });

  csvRoute(app, ctx, merchantProductExport, async ({ caller, query: { merId, ...filter } }) => {
    await requireShops(ctx, caller, merId);
    return exportProducts(ctx, merId, filter);
  });

  route(app, ctx, merchantProductPrice, async ({ caller, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    return changePrices(ctx, { role: "merchant", accountId }, shopIds, body);
  });

  route(app, ctx, merchantProductVisibility, async ({ caller, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller, body.filter?.merId);
    return setVisibility(ctx, { role: "merchant", accountId }, shopIds, body);
  });

  route(app, ctx, merchantProductTrash, async ({ caller, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller, body.filter?.merId);
    return setTrashed(ctx, { role: "merchant", accountId }, shopIds, body);
  });

  route(app, ctx, merchantProductFields, async ({ caller, body: { change, ...selection } }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller, selection.filter?.merId);
    return changeFields(ctx, { role: "merchant", accountId }, { shopIds, ...selection }, change);
  });

  route(app, ctx, merchantSkuPrices, async ({ caller, query, locale }) => {
    const { shopIds } = await requireShops(ctx, caller);
    return listSkuPrices(ctx.db, shopIds, query.ids, locale);
  });

  route(app, ctx, merchantProductPricePreview, async ({ caller, query, locale }) => {
    const { merId, ids, by, value, isRounded, ...filter } = query;
    const { shopIds } = await requireShops(ctx, caller, merId);
    const selection = { shopIds, ...(ids ? { ids } : { filter }) };
    return previewPrices(ctx, selection, { by, value, isRounded }, locale);
  });

  route(app, ctx, merchantProductPriceRule, async ({ caller, body: { ids, filter, ...rule } }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller, filter?.merId);
    return changePricesByRule(ctx, { role: "merchant", accountId }, { shopIds, ids, filter }, rule);
  });
};

const registerEditor = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, merchantProductDetail, async ({ caller, params }) => {
    const { shopIds } = await requireShops(ctx, caller);
    return readStaffProduct(ctx.db, shopIds, params.id);
  });

  route(app, ctx, merchantProductChoices, async ({ caller, params, locale }) => {
    await requireShops(ctx, caller, params.merId);
    return readProductChoices(ctx.db, params.merId, locale);
  });

  route(app, ctx, merchantProductCreate, async ({ caller, body }) =>
    createProduct(ctx, await requireShops(ctx, caller, body.merId), body),
  );

  route(app, ctx, merchantProductChange, async ({ caller, params, body }) =>
    changeProduct(ctx, await requireShops(ctx, caller), params.id, body),
  );
};

const registerStock = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, merchantStockList, async ({ caller, query: { merId, ...filter }, locale }) => {
    const { shopIds } = await requireShops(ctx, caller, merId);
    const now = ctx.clock.now();
    const { list, total, isCapped } = await ctx.readCommitted((read) =>
      listStock(read, shopIds, filter, { locale, now }),
    );
    return { ...pageAnswer(list, total, filter), isCapped, after: null };
  });

  route(app, ctx, merchantStockMoves, async ({ caller, params, query }) => {
    const { shopIds } = await requireShops(ctx, caller);
    const { list, total, isCapped } = await listStockMoves(ctx.db, shopIds, params.skuId, query);
    return { ...pageAnswer(list, total, query), isCapped, after: null };
  });

  route(app, ctx, merchantStockAdjust, async ({ caller, body }) => {
    const { accountId, shopIds } = await requireShops(ctx, caller);
    return adjustStock(ctx, { role: "merchant", accountId }, shopIds, body);
  });
};

/** Products, prices and stock for a shop's staff. */
export const registerMerchantProducts = (app: FastifyInstance, ctx: AppContext): void => {
  registerProducts(app, ctx);
  registerEditor(app, ctx);
  registerStock(app, ctx);
};
