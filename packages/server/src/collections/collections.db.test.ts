import {
  collectionMarks,
  deleteSavedProducts,
  followedShops,
  followShop,
  merchantIndex,
  merchantSearch,
  noticeList,
  productDetail,
  savedCounts,
  savedProducts,
  saveProduct,
  saveProducts,
  sharedProducts,
  unfollowShop,
  unsaveProduct,
  userInfo,
} from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product, sku } from "../database/schema/catalogue.ts";
import { savedProduct, unsavedProduct } from "../database/schema/collections.ts";
import { merchant } from "../database/schema/merchants.ts";
import { restockRequest } from "../database/schema/product-page.ts";
import { dayMs } from "../shared/durations.ts";
import { notifyPriceDrops, notifySavedRestocks } from "./notify-saved.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant, makeShopper, type TestProduct } from "../testing/test-shop.ts";

let shop: TestApp;
let merchantId: number;
let items: TestProduct[];

beforeAll(async () => {
  shop = await testApp();
  merchantId = await makeMerchant(shop.ctx.db, "Nordic Tire House");
  items = [];
  for (const name of ["A", "B", "C"])
    items.push(await makeProduct(shop.ctx.db, merchantId, { name, price: "20.00" }));
});
afterAll(() => shop.close());

const ids = () => items.map(({ productId }) => productId) as [number, number, number];
const save = (token: string, id: number) =>
  shop.call(saveProduct, { token, body: { id, category: "store" } });

it("returns the products of a shared link in its order, each once, without missing ones", async () => {
  const [a, b] = ids();
  const { data } = await shop.call(sharedProducts, { query: { ids: [b, 999_999, a, b].join(",") } });
  expect(data.list.map(({ id }) => id)).toEqual([b, a]);
});

it("requires a sign-in", async () => {
  const { code } = await shop.call(saveProduct, { body: { id: ids()[0] } });
  expect(code).toBe(401);
  expect((await shop.call(followShop, { params: { merId: merchantId } })).code).toBe(401);
  expect((await shop.call(collectionMarks)).code).toBe(401);
});

it("saves a product once, lists the newest first, counts it and removes it", async () => {
  const { token } = await makeShopper(shop);
  const [first, second] = ids();
  expect((await save(token, first)).code).toBe(200);
  expect((await save(token, second)).code).toBe(200);
  expect((await save(token, first)).code).toBe(200);
  const { data } = await shop.call(savedProducts, { token, query: { page: 1, limit: 1 } });
  expect(data).toMatchObject({ total: 2, pages: 2, list: [{ productId: second, storeName: "B" }] });
  expect(data.list[0]).toMatchObject({ price: "20.00", savedPrice: "20.00", stock: 100, skuId: null });
  expect((await shop.call(userInfo, { token })).data.collectCount).toBe(2);
  expect((await shop.call(unsaveProduct, { token, params: { productId: second } })).code).toBe(200);
  expect((await shop.call(unsaveProduct, { token, params: { productId: second } })).code).toBe(200);
  expect((await shop.call(collectionMarks, { token })).data.productIds).toEqual([first]);
});

it("shows only to the shopper that a product is saved and its shop followed", async () => {
  const mine = await makeShopper(shop);
  const other = await makeShopper(shop);
  const [first] = ids();
  const call = (token?: string) => shop.call(productDetail, { token, params: { id: first } });
  await save(mine.token, first);
  await shop.call(followShop, { token: mine.token, params: { merId: merchantId } });
  const marks = async (token?: string) => {
    const { data } = await call(token);
    return [data.userCollect, data.merchantInfo.isCollect];
  };
  expect(await marks(mine.token)).toEqual([true, true]);
  expect(await marks(other.token)).toEqual([false, false]);
  expect(await marks()).toEqual([false, false]);
});

it("stores the price at which a product was saved", async () => {
  const { token } = await makeShopper(shop);
  const { productId } = await makeProduct(shop.ctx.db, merchantId, { price: "30.00" });
  await save(token, productId);
  await shop.ctx.db.update(product).set({ price: "25.00" }).where(eq(product.id, productId));
  await save(token, productId);
  const { data } = await shop.call(savedProducts, { token });
  expect(data.list).toMatchObject([{ price: "25.00", savedPrice: "30.00" }]);
});

it("notifies of each lower price once, and of the return of a sold-out product", async () => {
  const { token, accountId } = await makeShopper(shop);
  const { db } = shop.ctx;
  const { productId, skuId } = await makeProduct(db, merchantId, { name: "Kestrel 7", price: "30.00" });
  await save(token, productId);
  const priced = (price: string) => db.update(product).set({ price }).where(eq(product.id, productId));
  const stocked = (onHand: number) => db.update(sku).set({ onHand }).where(eq(sku.id, skuId));
  const notices = async () => {
    const { data } = await shop.call(noticeList, { token });
    return data.list.map(({ title, text }) => `${title}. ${text}`);
  };
  const run = async () => [await notifyPriceDrops(shop.ctx), await notifySavedRestocks(shop.ctx)];
  // Processes products saved by other tests first.
  await run();
  await priced("25.00");
  await stocked(0);
  expect(await run()).toEqual([0, 0]);
  await stocked(5);
  expect(await run()).toEqual([1, 1]);
  await priced("40.00");
  await priced("25.00");
  expect(await run()).toEqual([0, 0]);
  await priced("20.00");
  expect(await run()).toEqual([1, 0]);
  expect(await notices()).toEqual([
    "Price drop: Kestrel 7. Now $20.00 instead of $25.00.",
    "Back in stock: Kestrel 7. You can buy it again now.",
    "Price drop: Kestrel 7. Now $25.00 instead of $30.00.",
  ]);
  // An account with a restock request for the sku is only notified by that request.
  await db
    .insert(restockRequest)
    .values({ skuId, accountId, email: "ada@example.com", locale: "en", token: "t", createdAt: new Date() });
  await stocked(0);
  await run();
  await stocked(5);
  expect(await run()).toEqual([0, 0]);
});

it("saves several products in one call and deletes only the account's rows", async () => {
  const mine = await makeShopper(shop);
  const other = await makeShopper(shop);
  const all = ids();
  expect(
    (await shop.call(saveProducts, { token: mine.token, body: { id: all, category: "store" } })).code,
  ).toBe(200);
  await save(other.token, all[0]);
  const rowsOf = async (token: string) => (await shop.call(savedProducts, { token })).data.list;
  const [theirs] = await rowsOf(other.token);
  const rows = await rowsOf(mine.token);
  const gone = [...rows.slice(0, 2).map(({ id }) => id), theirs?.id ?? 0];
  await shop.call(deleteSavedProducts, { token: mine.token, body: { ids: gone.join(",") } });
  expect(await rowsOf(mine.token)).toHaveLength(1);
  expect(await rowsOf(other.token)).toHaveLength(1);
});

it("neither saves nor lists products that are no longer sold", async () => {
  const { token } = await makeShopper(shop);
  const { productId } = await makeProduct(shop.ctx.db, merchantId);
  await save(token, productId);
  await shop.ctx.db.update(product).set({ isShown: false }).where(eq(product.id, productId));
  expect((await shop.call(savedProducts, { token })).data.total).toBe(0);
  expect((await save(token, productId)).code).toBe(404);
});

it("lists products that are no longer sold only on request, and marked as such", async () => {
  const { token } = await makeShopper(shop);
  const { productId } = await makeProduct(shop.ctx.db, merchantId, { price: "30.00", stock: 0 });
  await save(token, productId);
  await shop.ctx.db.update(product).set({ isShown: false, price: "20.00" }).where(eq(product.id, productId));
  const list = async (query: object) => (await shop.call(savedProducts, { token, query })).data.list;
  expect(await list({ withGone: "1" })).toMatchObject([{ productId, isSold: false, isBack: false }]);
  for (const state of ["dropped", "back", "inStock", "soldOut"])
    expect(await list({ withGone: "1", state })).toEqual([]);
  const { data } = await shop.call(savedCounts, { token });
  expect(data).toMatchObject({ all: 1, dropped: 0, back: 0, inStock: 0, soldOut: 0 });
});

it("filters saved products by state, department and words, and counts each filter", async () => {
  const { token } = await makeShopper(shop);
  const { db } = shop.ctx;
  const made = (name: string, stock: number) =>
    makeProduct(db, merchantId, { name, stock, price: "30.00" }).then(({ productId, skuId }) => ({
      name,
      id: productId,
      sku: skuId,
    }));
  const [plain, cheaper, back, out] = [
    await made("Norrland 100%", 5),
    await made("Kestrel 7", 5),
    await made("Kestrel 8", 0),
    await made("Mesh Ten", 0),
  ];
  for (const { id } of [plain, cheaper, back, out]) await save(token, id);
  await db.update(product).set({ price: "25.00" }).where(eq(product.id, cheaper.id));
  await notifySavedRestocks(shop.ctx);
  await db.update(sku).set({ onHand: 3 }).where(eq(sku.id, back.sku));
  const find = async (query: object) => {
    const { data } = await shop.call(savedProducts, { token, query });
    expect(data.total).toBe(data.list.length);
    return data.list.map(({ storeName }) => storeName);
  };
  // Before and after the notification.
  expect(await find({ state: "back" })).toEqual(["Kestrel 8"]);
  await notifySavedRestocks(shop.ctx);
  expect(await find({ state: "back" })).toEqual(["Kestrel 8"]);
  expect(await find({ state: "dropped" })).toEqual(["Kestrel 7"]);
  expect(await find({ state: "soldOut" })).toEqual(["Mesh Ten"]);
  expect(await find({ state: "inStock" })).toEqual(["Kestrel 8", "Kestrel 7", "Norrland 100%"]);
  expect(await find({ keywords: "kestrel  nordic" })).toEqual(["Kestrel 8", "Kestrel 7"]);
  expect(await find({ keywords: "%" })).toEqual(["Norrland 100%"]);
  expect(await find({ keywords: "_" })).toEqual([]);
  const { data } = await shop.call(savedCounts, { token });
  expect(data).toMatchObject({ all: 4, dropped: 1, back: 1, inStock: 3, soldOut: 1 });
  expect(data.departments.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  const department = data.departments[1]?.id ?? 0;
  expect(await find({ cid: department })).toEqual(["Kestrel 7"]);
  // After two weeks it no longer counts as back.
  const twoWeeksAgo = new Date(shop.clock.now().getTime() - 15 * dayMs);
  await db.update(savedProduct).set({ backAt: twoWeeksAgo }).where(eq(savedProduct.productId, back.id));
  expect(await find({ state: "back" })).toEqual([]);
});

it("restores position, price and date of a recently removed product, even if it is no longer sold", async () => {
  const { token, accountId } = await makeShopper(shop);
  const { db } = shop.ctx;
  const saved = [
    await makeProduct(db, merchantId, { price: "30.00" }),
    await makeProduct(db, merchantId, { price: "30.00" }),
    await makeProduct(db, merchantId, { price: "30.00" }),
  ].map(({ productId }) => productId);
  for (const id of saved) await save(token, id);
  const [first = 0, second = 0] = saved;
  await db.update(product).set({ price: "25.00" }).where(eq(product.id, second));
  await db.update(product).set({ isShown: false }).where(eq(product.id, first));
  const list = async () => (await shop.call(savedProducts, { token, query: { withGone: "1" } })).data.list;
  const before = await list();
  await shop.call(unsaveProduct, { token, params: { productId: second } });
  await shop.call(deleteSavedProducts, { token, body: { ids: String(before[2]?.id) } });
  expect(await list()).toHaveLength(1);
  await shop.call(saveProducts, { token, body: { id: [first, second], category: "store" } });
  expect(await list()).toEqual(before);
  // After a minute it is saved as a new entry.
  await shop.call(unsaveProduct, { token, params: { productId: second } });
  await db
    .update(unsavedProduct)
    .set({ removedAt: sql`now() - interval '2 minutes'` })
    .where(eq(unsavedProduct.accountId, accountId));
  await save(token, second);
  expect((await list())[0]).toMatchObject({ productId: second, savedPrice: "25.00" });
  // Entries that can't be restored are deleted.
  await shop.call(unsaveProduct, { token, params: { productId: saved[2] ?? 0 } });
  const kept = await db.select().from(unsavedProduct).where(eq(unsavedProduct.accountId, accountId));
  expect(kept.map(({ productId }) => productId)).toEqual([saved[2]]);
});

it("counts a follower once, shows the shop as followed, and decreases the count", async () => {
  const { token } = await makeShopper(shop);
  const id = await makeMerchant(shop.ctx.db);
  const followers = async () => (await shop.call(merchantIndex, { params: { id } })).data.collectNum;
  const follow = () => shop.call(followShop, { token, params: { merId: id } });
  expect(await followers()).toBe(0);
  await Promise.all([follow(), follow(), follow()]);
  await expect.poll(followers).toBe(1);
  const { data } = await shop.call(merchantIndex, { token, params: { id } });
  expect(data.isCollect).toBe(true);
  expect((await shop.call(merchantIndex, { params: { id } })).data.isCollect).toBe(false);
  expect((await shop.call(followedShops, { token })).data).toMatchObject({
    total: 1,
    list: [{ merId: id, merchant: { id, collectNum: 1 } }],
  });
  for (const _ of [1, 2]) await shop.call(unfollowShop, { token, params: { merId: id } });
  await expect.poll(followers).toBe(0);
});

it("neither follows nor finds a closed shop", async () => {
  const { token } = await makeShopper(shop);
  const id = await makeMerchant(shop.ctx.db, "Closed for good");
  await shop.ctx.db.update(merchant).set({ isOpen: false }).where(eq(merchant.id, id));
  expect((await shop.call(followShop, { token, params: { merId: id } })).code).toBe(404);
  expect((await shop.call(merchantIndex, { params: { id } })).code).toBe(404);
  expect((await shop.call(merchantSearch, { query: { keywords: "closed" } })).data.total).toBe(0);
});
