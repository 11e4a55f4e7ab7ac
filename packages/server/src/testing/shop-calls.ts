import type { ShopPage } from "@carmine/api/contract";
import { shopCategory } from "../database/schema/merchants.ts";
import { readShopPage } from "../merchants/staff/shop-page.ts";
import type { AnyInput, TestApp } from "./test-app.ts";
import { makeShopCoupon } from "./test-entries.ts";

/** Content of a shop that its staff edits: its page, categories and coupons. */
export interface ShopThings {
  /** The page of the shop, as its editor reads it. */
  shopPage: Omit<ShopPage, "id">;
  /** A coupon of the shop without a claim. */
  coupon: { id: number; fields: Readonly<Record<string, unknown>> };
  /** Two categories of the shop, in order. */
  shopCategoryIds: readonly number[];
}

interface Things extends ShopThings {
  readonly shopId: number;
  readonly productId: number;
}

/** Input of each call of `/api/merchant/*` about the page, shipping, coupons and money of a shop. */
export const shopCalls: Readonly<Record<string, (of: Things) => AnyInput>> = {
  merchantShopPage: ({ shopId }) => ({ params: { id: shopId } }),
  merchantShopPageSave: ({ shopId, shopPage }) => ({
    body: { id: shopId, from: shopPage, to: { ...shopPage, phone: "+49 30 1234" } },
  }),
  merchantCouponList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantCouponDetail: ({ shopId, coupon: { id } }) => ({ params: { id }, query: { merId: shopId } }),
  merchantCouponSave: ({ shopId, coupon: { fields } }) => ({
    body: { merId: shopId, id: null, from: null, to: fields },
  }),
  merchantCouponRemove: ({ shopId, coupon: { id, fields } }) => ({
    body: { merId: shopId, id, from: fields },
  }),
  merchantStatement: ({ shopId }) => ({ query: { merId: shopId, month: "2026-11" } }),
  merchantStatementCsv: ({ shopId }) => ({ query: { merId: shopId, month: "2026-11" } }),
  merchantShippingList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantShippingSave: ({ shopId }) => ({
    body: {
      merId: shopId,
      place: "*",
      from: { rate: null, days: null },
      to: { rate: null, days: { handlingDays: 1, minDays: 2, maxDays: 4 } },
    },
  }),
  merchantShippingTry: ({ shopId, productId }) => ({
    query: { merId: shopId, country: "US", productId, quantity: 2 },
  }),
  merchantProductPick: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantCategoryList: ({ shopId }) => ({ query: { merId: shopId } }),
  merchantCategorySave: ({ shopId }) => ({
    body: { merId: shopId, id: null, pid: null, from: null, to: { en: "Lamps" } },
  }),
  merchantCategoryOrder: ({ shopId, shopCategoryIds }) => ({
    body: { merId: shopId, from: [...shopCategoryIds], to: shopCategoryIds.toReversed() },
  }),
  merchantCategoryRemove: ({ shopId, shopCategoryIds }) => ({
    body: { merId: shopId, id: shopCategoryIds[0] },
  }),
};

/** Creates the objects of a shop that these calls need. */
export const makeShopThings = async (shop: TestApp, shopId: number): Promise<ShopThings> => {
  const { db } = shop.ctx;
  const { id: _id, ...shopPage } = await readShopPage(db, shopId);
  const shelves = await db
    .insert(shopCategory)
    .values(["First", "Second"].map((en, sort) => ({ merchantId: shopId, name: { en }, sort })))
    .returning({ id: shopCategory.id });
  const shopCategoryIds = shelves.map(({ id }) => id);
  return { coupon: await makeShopCoupon(shop, shopId), shopPage, shopCategoryIds };
};
