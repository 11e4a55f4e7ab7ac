import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testContext, type TestContext } from "../../testing/test-context.ts";
import { makeGoods, makeMerchant } from "../../testing/test-shop.ts";
import { notifyRestock } from "./notify-restock.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

it("tells all who wait in one run, however many they are, each once", async () => {
  const { db } = shop.ctx;
  const { skuId } = await makeGoods(db, await makeMerchant(db));
  const people = 450;
  await db.execute(sql`
    insert into restock_request (sku_id, email, locale, token, created_at)
    select ${skuId}::int, 'fan' || n || '@fans.example', 'en', 'token' || n, now() from generate_series(1, ${people}::int) n`);
  expect(await Promise.all([notifyRestock(shop.ctx), notifyRestock(shop.ctx)])).toSatisfy(
    ([one, other]: number[]) => (one ?? 0) + (other ?? 0) === people,
  );
  expect(await notifyRestock(shop.ctx)).toBe(0);
});
