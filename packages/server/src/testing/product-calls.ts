import { priceVersion } from "../catalogue/staff/change-prices-by-rule.ts";
import { contentFor } from "./staff-products.ts";
import type { AnyInput } from "./test-app.ts";

interface Things {
  readonly shopId: number;
  readonly categoryId: number;
  readonly productId: number;
  readonly skuId: number;
  readonly shopCategoryIds: readonly number[];
}

/** Input of each call of `/api/merchant/*` for products, prices and stock of a shop. */
export const productCalls: Readonly<Record<string, (of: Things) => AnyInput>> = {
  merchantProductList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantProductCounts: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantProductPrice: ({ skuId }) => ({ body: { prices: [{ skuId, from: "10.00", to: "12.00" }] } }),
  merchantProductPricePreview: ({ shopId }) => ({ query: { merId: shopId, by: "percent", value: "10" } }),
  merchantProductPriceRule: ({ productId, skuId }) => ({
    body: {
      ids: [productId],
      by: "percent",
      value: "10",
      isRounded: false,
      version: priceVersion([{ skuId, price: "10.00", to: "11.00" }]),
    },
  }),
  merchantProductVisibility: ({ productId }) => ({ body: { ids: [productId], isShown: false } }),
  merchantProductTrash: ({ productId }) => ({ body: { ids: [productId], isTrashed: true } }),
  merchantProductFields: ({ productId, shopCategoryIds }) => ({
    body: { ids: [productId], change: { field: "shopCategoryId", value: shopCategoryIds[1] } },
  }),
  merchantSkuPrices: ({ productId }) => ({ query: { ids: String(productId) } }),
  merchantProductDetail: ({ productId }) => ({ params: { id: productId } }),
  merchantProductChoices: ({ shopId }) => ({ params: { merId: shopId } }),
  merchantProductCreate: ({ shopId, categoryId }) => ({
    body: {
      merId: shopId,
      content: contentFor(categoryId, "Lamp", { isShown: false }),
      options: [],
      variants: [],
    },
  }),
  merchantProductChange: ({ productId }) => ({
    params: { id: productId },
    body: { changes: [{ field: "keywords", from: [], to: ["winter"] }], skus: [] },
  }),
  merchantStockList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantStockMoves: ({ skuId }) => ({ params: { skuId } }),
  merchantStockAdjust: ({ skuId }) => ({ body: { changes: [{ skuId, by: 2 }], cause: "delivery" } }),
};
