import {
  cartList,
  createOrder,
  merchantSearch,
  productDetail,
  productFacets,
  leaderboard,
  productList,
  productSuggest,
  replyConfig,
  replyList,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { merchant } from "../database/schema/merchants.ts";
import { refreshSearch } from "../testing/page-tags.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { writeProducts } from "../testing/write-products.ts";
import { createBody, startCheckout, makeShopper } from "../testing/test-shop.ts";
import { product, sku } from "../database/schema/catalogue.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("sells nothing of a closed shop in any list, search, cart or checkout, until it opens again", async () => {
  const { db } = shop.ctx;
  const ids = await writeProducts(db, [
    { handle: "zanzibar tire", merchant: "Closing", category: ["Tires"] },
    { handle: "zanzibar wheel", merchant: "Staying", category: ["Tires"] },
  ]);
  const productId = ids.get("zanzibar tire") ?? 0;
  const stays = ids.get("zanzibar wheel") ?? 0;
  const [kind] = await db.select().from(sku).where(eq(sku.productId, productId));
  const [closing] = await db.select().from(product).where(eq(product.id, productId));
  const merchantId = closing?.merchantId ?? 0;
  const shopper = await makeShopper(shop);
  const { token } = shopper;
  const preOrderNo = await startCheckout(shop, shopper, [{ productId, skuId: kind?.id ?? 0 }]);

  const setOpen = async (isOpen: boolean) => {
    await db.update(merchant).set({ isOpen }).where(eq(merchant.id, merchantId));
    await refreshSearch(shop);
  };
  // Public responses are cached by language, so each read uses another one.
  const seen = async (locale: "en" | "fr" | "es") => {
    const page = { page: 1, limit: 20 };
    const found = await shop.call(productList, { locale, query: { ...page, keyword: "zanzibar" } });
    const all = await shop.call(productList, { locale, query: page });
    const suggested = await shop.call(productSuggest, { locale, query: { keyword: "zanz" } });
    const facets = await shop.call(productFacets, { locale, query: { keyword: "zanzibar" } });
    const leaders = await shop.call(leaderboard, { locale });
    const shops = await shop.call(merchantSearch, { locale, query: page });
    const cart = await shop.call(cartList, { token, query: { isValid: true } });
    return {
      found: found.data.list.map(({ id }) => id).toSorted((a, b) => a - b),
      total: found.data.total,
      all: all.data.list.map(({ id }) => id).toSorted((a, b) => a - b),
      suggested: suggested.data.products.map(({ id }) => id).toSorted((a, b) => a - b),
      shopsInFacets: facets.data.find(({ key }) => key === "merId")?.values.length,
      leaders: leaders.data.map(({ id }) => id).toSorted((a, b) => a - b),
      shops: shops.data.list.map(({ name }) => name).toSorted(),
      cart: cart.data.length,
      codes: [(await shop.call(productDetail, { locale, params: { id: productId } })).code],
      reviews: (
        await shop.call(replyList, { locale, params: { id: productId }, query: { ...page, type: 0 } })
      ).data.list.length,
    };
  };

  const both = [productId, stays].toSorted((a, b) => a - b);
  const before = await seen("en");
  expect(before).toMatchObject({
    found: both,
    total: 2,
    all: both,
    leaders: both,
    cart: 1,
    codes: [200],
  });

  await setOpen(false);
  expect(await seen("fr")).toMatchObject({
    found: [stays],
    total: 1,
    all: [stays],
    suggested: [stays],
    leaders: [stays],
    shops: ["Staying"],
    cart: 0,
    codes: [404],
  });
  expect((await shop.call(replyConfig, { params: { id: productId } })).code).toBe(404);
  expect((await shop.call(createOrder, { token, body: createBody(preOrderNo, shopper) })).code).not.toBe(200);

  await setOpen(true);
  expect(await seen("es")).toEqual(before);
});
