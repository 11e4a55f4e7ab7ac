import {
  Code,
  merchantProductCounts,
  merchantProductList,
  merchantProductPrice,
  merchantProductVisibility,
  merchantStockAdjust,
  merchantStockList,
  merchantStockMoves,
  productDetail,
  type ChangedData,
  type StockChange,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditEntriesOf } from "../../testing/command-line.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { writeProducts } from "../../testing/write-products.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  placePaidOrder,
  placeTestOrder,
  stockOf,
  type Shopper,
} from "../../testing/test-shop.ts";

let shop: TestApp;
let merId = 0;
let owner: Shopper;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, merId);
});
afterAll(() => shop.close());

const products = async (query: object = {}) =>
  (await shop.call(merchantProductList, { token: owner.token, query: { merId, ...query } })).data;
const price = (skuId: number, from: string, to: string, confirm?: boolean) =>
  shop.call(merchantProductPrice, {
    token: owner.token,
    body: { prices: [{ skuId, from, to }], ...(confirm && { confirm }) },
  });
const adjust = (changes: StockChange[], cause: "count" | "delivery" = "count") =>
  shop.call(merchantStockAdjust, { token: owner.token, body: { changes, cause, reason: "Counted" } });
const changedOf = ({ data }: { data: unknown }): ChangedData["changed"] => (data as ChangedData).changed;

describe("the product list for staff", () => {
  it("shows price, stock and recent sales, and counts what each view lists", async () => {
    const tire = await makeProduct(shop.ctx.db, merId, { name: "Winter tire", stock: 9 });
    await shop.ctx.db.execute(sql`update sku set code = 'WT-16' where id = ${tire.skuId}`);
    const rim = await makeProduct(shop.ctx.db, merId, { name: "Rim", stock: 3, price: "80.00" });
    await makeProduct(shop.ctx.db, merId, { name: "Valve", stock: 0 });
    const shopper = await makeShopper(shop);
    await placePaidOrder(shop, shopper, [{ ...tire, quantity: 2 }]);
    await placeTestOrder(shop, shopper, [tire]);
    expect((await products({ words: "winter" })).list).toMatchObject([
      {
        id: tire.productId,
        name: "Winter tire",
        state: "active",
        minPrice: "10.00",
        maxPrice: "10.00",
        stock: 6,
        onHand: 7,
        reserved: 1,
        skuCount: 1,
        skuId: tire.skuId,
        code: "WT-16",
        soldLately: 2,
        locales: ["en", "th"],
      },
    ]);
    expect((await products({ words: "wt-1" })).total).toBe(1);
    expect((await products({ sort: "price" })).list.at(-1)?.id).toBe(rim.productId);
    const { data } = await shop.call(merchantProductCounts, { token: owner.token, query: { merId } });
    expect(data).toMatchObject({ all: 3, active: 3, soldOut: 1, lowStock: 1, noPictures: 3, bin: 0 });
    for (const [view, expected] of Object.entries(data))
      expect((await products({ view })).total, view).toBe(expected);
    const six = sql`jsonb_build_object('en', 'R', 'zh-CN', 'R', 'es', 'R', 'fr', 'R', 'th', 'R', 'lao', 'R')`;
    await shop.ctx.db.execute(sql`update product set name = ${six} where id = ${rim.productId}`);
    expect((await products({ view: "untranslated" })).total).toBe(2);
    await shop.ctx.db.execute(
      sql`update product set name = name || '{"lao": ""}' where id = ${rim.productId}`,
    );
    expect((await products({ view: "untranslated" })).total).toBe(3);
    await shop.ctx.db.execute(sql`with made as (insert into brand (name) values ('Nordlicht') returning id)
      update product set brand_id = made.id from made where product.id = ${rim.productId}`);
    expect((await products({ brand: "Nordlicht" })).list.map(({ id }) => id)).toEqual([rim.productId]);
    const { token } = owner;
    const stock = (await shop.call(merchantStockList, { token, query: { merId, low: "1" } })).data;
    expect(stock.list.map(({ productName }) => productName)).toEqual(["Valve", "R"]);
  });

  it("shows and hides products", async () => {
    const { productId } = await makeProduct(shop.ctx.db, merId);
    const set = (isShown: boolean, ids = [productId]) =>
      shop.call(merchantProductVisibility, { token: owner.token, body: { ids, isShown } });
    const isSold = async () =>
      (await shop.call(productDetail, { params: { id: productId } })).code === Code.ok;
    expect((await set(true)).data.ids).toEqual([]);
    expect((await set(false)).data.ids).toEqual([productId]);
    expect(await isSold()).toBe(false);
    expect((await products({ view: "hidden" })).list.map(({ id }) => id)).toEqual([productId]);
    expect((await set(true)).data.ids).toEqual([productId]);
    expect(await isSold()).toBe(true);
    const foreign = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
    expect((await set(false, [productId, foreign.productId])).code).toBe(Code.notFound);
    expect(await isSold()).toBe(true);
  });
});

describe("price changes", () => {
  it("writes all prices or none, and the product page shows them immediately", async () => {
    const { productId, skuId } = await makeProduct(shop.ctx.db, merId);
    const other = await makeProduct(shop.ctx.db, merId);
    const shown = async () =>
      (await shop.call(productDetail, { params: { id: productId } })).data.productInfo;
    expect((await shown()).price).toBe("10.00");
    expect((await price(skuId, "10", "12.5")).data).toEqual([{ skuId, price: "12.50" }]);
    expect((await shown()).price).toBe("12.50");
    const late = await price(skuId, "10.00", "11.00");
    expect(late.code).toBe(Code.conflict);
    expect(changedOf(late)).toEqual([{ id: skuId, field: "price", current: "12.50" }]);
    const both = await shop.call(merchantProductPrice, {
      token: owner.token,
      body: {
        prices: [
          { skuId: other.skuId, from: "10.00", to: "11.00" },
          { skuId, from: "10.00", to: "11.00" },
        ],
      },
    });
    expect(both.code).toBe(Code.conflict);
    expect((await price(other.skuId, "10.00", "10.00")).code).toBe(Code.ok);
    expect(await auditEntriesOf(shop, `product:${productId}`)).toMatchObject([
      { action: "product.price", before: { price: "10.00" }, after: { price: "12.50" } },
    ]);
  });

  it("need a confirmation below half of the price", async () => {
    const { skuId } = await makeProduct(shop.ctx.db, merId);
    expect((await price(skuId, "10.00", "4.99")).code).toBe(Code.badRequest);
    expect((await price(skuId, "10.00", "0.00", true)).code).toBe(Code.badRequest);
    expect((await price(skuId, "10.00", "4.99", true)).code).toBe(Code.ok);
    expect((await price(skuId, "4.99", "-1")).code).toBe(Code.badRequest);
  });
});

describe("stock changes", () => {
  it("state the seen units or a difference, and keep reserved units", async () => {
    const item = await makeProduct(shop.ctx.db, merId, { stock: 5 });
    const { skuId } = item;
    expect((await adjust([{ skuId, from: 5, to: 8 }])).data).toEqual([
      { skuId, onHand: 8, reserved: 0, available: 8 },
    ]);
    const late = await adjust([{ skuId, from: 5, to: 9 }]);
    expect(late.code).toBe(Code.conflict);
    expect(changedOf(late)).toEqual([{ id: skuId, field: "onHand", current: "8" }]);
    await placeTestOrder(shop, await makeShopper(shop), [{ ...item, quantity: 3 }]);
    expect((await adjust([{ skuId, by: -6 }])).code).toBe(Code.badRequest);
    expect((await adjust([{ skuId, by: -5 }])).code).toBe(Code.ok);
    expect((await adjust([{ skuId, from: 3, to: 2 }])).code).toBe(Code.badRequest);
    expect(
      (
        await adjust([
          { skuId, by: 1 },
          { skuId, by: 1 },
        ])
      ).code,
    ).toBe(Code.badRequest);
    expect(await stockOf(shop.ctx.db, item)).toMatchObject({ onHand: 3, reserved: 3 });
  });

  it("are all in the history with their cause, like sales", async () => {
    const item = await makeProduct(shop.ctx.db, merId, { stock: 5 });
    const { skuId } = item;
    await adjust([{ skuId, by: 4 }], "delivery");
    const [orderNo = ""] = await placePaidOrder(shop, await makeShopper(shop), [{ ...item, quantity: 2 }]);
    await shop.ctx.db.execute(sql`update sku set on_hand = 20 where id = ${skuId}`);
    const { data } = await shop.call(merchantStockMoves, { token: owner.token, params: { skuId } });
    expect(data.list).toMatchObject([
      { by: 13, onHand: 20, cause: "correction", link: null, uid: null },
      { by: -2, onHand: 7, cause: "sale", link: `PT${orderNo.slice(2, 18)}`, uid: null },
      { by: 4, onHand: 9, cause: "delivery", uid: owner.accountId, nickname: "Ada", reason: "Counted" },
    ]);
  });

  it("name the import that wrote them", async () => {
    const write = async (stock: number) =>
      (await writeProducts(shop.ctx.db, [{ handle: "imported", stock }])).get("imported") ?? 0;
    await write(5);
    const productId = await write(8);
    const { rows } = await shop.ctx.db.execute(
      sql`select v.by, v.cause from stock_move v join sku s on s.id = v.sku_id where s.product_id = ${productId}`,
    );
    expect(rows).toEqual([{ by: 3, cause: "import" }]);
  });

  it("lose no unit while two editors count and 50 shoppers buy", { timeout: 120_000 }, async () => {
    const { db } = shop.ctx;
    const opening = 40;
    const item = await makeProduct(db, merId, { stock: opening });
    const { skuId } = item;
    const shoppers = await Promise.all(Array.from({ length: 50 }, () => makeShopper(shop)));
    let added = 0;
    let refusals = 0;
    /** Reads the units and writes one to three more, as a form does. */
    const edit = async (seed: number) => {
      for (let turn = 0; turn < 15; turn += 1) {
        const { onHand } = await stockOf(db, item);
        const by = 1 + ((seed + turn) % 3);
        const change = turn % 2 === 0 ? { skuId, from: onHand, to: onHand + by } : { skuId, by };
        const { code } = await adjust([change]);
        if (code === Code.ok) added += by;
        else refusals += 1;
        expect([Code.ok, Code.conflict]).toContain(code);
      }
    };
    const buy = async (shopper: Shopper) => (await placePaidOrder(shop, shopper, [item])).length;
    const [, , ...bought] = await Promise.all([
      edit(0),
      edit(1),
      ...shoppers.map((shopper) => buy(shopper).catch(() => 0)),
    ]);
    const sold = bought.reduce((sum, count) => sum + (count ?? 0), 0);
    const stock = await stockOf(db, item);
    expect(stock.sold).toBe(sold);
    expect(stock.onHand).toBe(opening + added - sold);
    const [moved] = (
      await db.execute<{ total: number }>(
        sql`select sum(by)::int as total from stock_move where sku_id = ${skuId}`,
      )
    ).rows;
    expect(moved?.total).toBe(added - sold);
    expect(sold).toBeGreaterThan(30);
    expect(refusals).toBeLessThan(30);
  });
});
