import {
  Code,
  collectionMarks,
  followShop,
  limits,
  saveProduct,
  saveProducts,
  savedCounts,
  unfollowShop,
  unsaveProduct,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeProduct, makeMerchant, makeShopper } from "../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("saves up to the account's limit, none of several beyond it, and always accepts products already saved", async () => {
  const { db } = shop.ctx;
  const { token, accountId } = await makeShopper(shop);
  const merchantId = await makeMerchant(db);
  const first = await makeProduct(db, merchantId);
  const [last, over] = [await makeProduct(db, merchantId), await makeProduct(db, merchantId)];
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
  // Products already saved need no space, and removing one makes space.
  expect((await save(first.productId, last.productId)).code).toBe(Code.ok);
  await shop.call(unsaveProduct, { token, params: { productId: last.productId } });
  const body = { id: over.productId, category: "store" };
  expect((await shop.call(saveProduct, { token, body })).code).toBe(Code.ok);
  expect(await count()).toBe(limits.savedProducts);
  expect((await shop.call(savedCounts, { token })).code).toBe(Code.ok);
});

/**
 * Response codes of concurrent calls of an account, in order: the test locks the account's row, which each
 * call waits for at the latest when it writes, until all calls have reached this point.
 */
const codesInOneMoment = async (
  accountId: number,
  begin: (() => Promise<{ code: number }>)[],
): Promise<number[]> => {
  const calls = await shop.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select from account where id = ${accountId}::int for update`);
    const pending = begin.map((call) => call());
    const waiting = () =>
      shop.ctx.db.$count(
        sql`(select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') w`,
      );
    await expect.poll(waiting).toBe(pending.length);
    return { begun: pending };
  });
  return (await Promise.all(calls.begun)).map(({ code }) => code).toSorted((one, other) => one - other);
};

const oneOf = (calls: number): number[] => [
  Code.ok,
  ...Array.from({ length: calls - 1 }, () => Code.failure),
];

it("saves one product if there is space for one, regardless of concurrent calls", async () => {
  const { db } = shop.ctx;
  const { token, accountId } = await makeShopper(shop);
  const merchantId = await makeMerchant(db);
  const products = [];
  for (let made = 0; made < 4; made += 1) products.push(await makeProduct(db, merchantId));
  await db.execute(sql`
    insert into product (merchant_id, handle, category_id, category_path, name, intro, content, unit, price)
    select merchant_id, 'crowd-' || n, category_id, category_path, name, intro, content, unit, price
    from product, generate_series(2, ${limits.savedProducts}::int) n where id = ${products[0]?.productId ?? 0}`);
  await db.execute(sql`
    insert into saved_product (account_id, product_id, price)
    select ${accountId}::int, id, price from product where handle like 'crowd-%'`);
  const save = (id: number) => shop.call(saveProduct, { token, body: { id, category: "store" } });
  const saves = products.map(
    ({ productId }) =>
      () =>
        save(productId),
  );
  expect(await codesInOneMoment(accountId, saves)).toEqual(oneOf(products.length));
  const { data } = await shop.call(collectionMarks, { token });
  expect(data.productIds).toHaveLength(limits.savedProducts);
});

it("follows up to the account's limit of shops, concurrently or one after the other", async () => {
  const { db } = shop.ctx;
  const { token, accountId } = await makeShopper(shop);
  const shops: number[] = [];
  for (let made = 0; made < 4; made += 1) shops.push(await makeMerchant(db));
  await db.execute(sql`
    with many as (
      insert into merchant (name) select 'crowd ' || n from generate_series(2, ${limits.followedShops}::int) n returning id
    )
    insert into followed_shop (account_id, merchant_id) select ${accountId}::int, id from many`);
  const follow = (merId: number) => shop.call(followShop, { token, params: { merId }, locale: "fr" });
  const follows = shops.map((id) => () => follow(id));
  expect(await codesInOneMoment(accountId, follows)).toEqual(oneOf(shops.length));
  const marked = async () => (await shop.call(collectionMarks, { token })).data.merIds;
  const [newest, ...others] = await marked();
  expect([newest, ...others]).toHaveLength(limits.followedShops);
  const refused = shops.find((id) => id !== newest) ?? 0;
  expect(await follow(refused)).toMatchObject({
    code: Code.failure,
    message: expect.stringMatching(/2000/) as string,
  });
  // A shop already followed needs no space, and unfollowing one makes space.
  expect((await follow(newest ?? 0)).code).toBe(Code.ok);
  await shop.call(unfollowShop, { token, params: { merId: newest ?? 0 } });
  expect((await follow(refused)).code).toBe(Code.ok);
  expect(await marked()).toHaveLength(limits.followedShops);
  const { rows } = await db.execute(
    sql`select sum(followers)::int as followers from merchant where id = any(${sql.param(shops)}::int[])`,
  );
  expect(rows).toEqual([{ followers: 1 }]);
});
