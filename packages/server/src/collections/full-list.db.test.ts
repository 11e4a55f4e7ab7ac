import { Code, limits, saveProduct, saveProducts, savedCounts, unsaveProduct } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeGoods, makeMerchant, makeShopper } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("takes as many products as an account may save, none of several that are too many, and those that are there again", async () => {
  const { db } = shop.ctx;
  const { token, accountId } = await makeShopper(shop);
  const merchantId = await makeMerchant(db);
  const first = await makeGoods(db, merchantId);
  const [last, over] = [await makeGoods(db, merchantId), await makeGoods(db, merchantId)];
  await db.execute(sql`
    insert into product (merchant_id, handle, category_id, category_path, name, intro, content, unit, price)
    select merchant_id, 'many-' || n, category_id, category_path, name, intro, content, unit, price
    from product, generate_series(3, ${limits.savedProducts}::int) n where id = ${first.productId}`);
  await db.execute(sql`
    insert into saved_product (account_id, product_id, price)
    select ${accountId}::int, id, price from product where handle like 'many-%' or id = ${first.productId}`);
  const count = async () =>
    (await db.execute(sql`select from saved_product where account_id = ${accountId}`)).rows.length;
  const save = (...ids: number[]) =>
    shop.call(saveProducts, { token, body: { id: ids, category: "store" }, locale: "fr" });
  expect(await count()).toBe(limits.savedProducts - 1);
  const refused = await save(last.productId, over.productId);
  expect(refused).toMatchObject({ code: Code.failure, message: expect.stringMatching(/2000/) as string });
  expect(await count()).toBe(limits.savedProducts - 1);
  expect((await save(first.productId, last.productId)).code).toBe(Code.ok);
  expect((await save(over.productId)).code).toBe(Code.failure);
  // What is saved already needs no room, and what is taken off makes some.
  expect((await save(first.productId, last.productId)).code).toBe(Code.ok);
  await shop.call(unsaveProduct, { token, params: { productId: last.productId } });
  const body = { id: over.productId, category: "store" };
  expect((await shop.call(saveProduct, { token, body })).code).toBe(Code.ok);
  expect(await count()).toBe(limits.savedProducts);
  expect((await shop.call(savedCounts, { token })).code).toBe(Code.ok);
});
