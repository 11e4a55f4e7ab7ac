import { productDetail, productList } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant } from "../testing/test-shop.ts";
import { generatedSales, generateProducts, NothingToCopy } from "./generate-products.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const indexes = async () =>
  (
    await shop.ctx.db.execute(
      sql`select indexdef from pg_indexes where tablename = 'product_listing' order by 1`,
    )
  ).rows;

it("refuses a marketplace without products", async () => {
  await expect(generateProducts(shop.ctx.db, { products: 1, merchants: 1 })).rejects.toThrow(NothingToCopy);
});

it("generates no negative sales figures", async () => {
  const drawn = sql.raw(`select min(${generatedSales}) as least from generate_series(1, 20000) g`);
  expect((await shop.ctx.db.execute(drawn)).rows).toEqual([{ least: 0 }]);
});

it("adds products that appear in lists, search and pages, and can run again", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Lamp Street");
  await makeProduct(db, merchantId);
  await makeProduct(db, merchantId);
  const before = await indexes();
  await generateProducts(db, { products: 30, merchants: 4 });
  await generateProducts(db, { products: 10, merchants: 2 });
  expect(await indexes()).toEqual(before);

  const all = await shop.call(productList, { query: { limit: 50 } });
  expect(all.data.total).toBe(42);
  expect(new Set(all.data.list.map(({ merName }) => merName)).size).toBe(7);
  const prices = all.data.list.map(({ price }) => Number(price));
  expect(new Set(prices).size).toBeGreaterThan(20);
  // The model number of product 1 is 7919.
  const found = await shop.call(productList, { query: { keyword: "m7919" } });
  expect(found.data.list).toHaveLength(1);
  const [product] = found.data.list;
  const { data } = await shop.call(productDetail, { params: { id: product?.id ?? 0 }, query: {} });
  expect(data.productInfo.storeName).toContain("M7919");
  expect(Object.values(data.productValue).length).toBeGreaterThan(0);
});
