import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeProduct } from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("deletes prices that ended more than PRICE_HISTORY_DAYS before the present price", async () => {
  const { db, config } = shop.ctx;
  const { skuId } = await makeProduct(db, await makeMerchant(db), { stock: 1 });
  const present = config.retention.priceHistoryDays + 60;
  await db.execute(sql`delete from price_change where sku_id = ${skuId}::int`);
  // Days before the present price began; it began 60 days after the oldest deleted one ended.
  await db.execute(sql`
    insert into price_change (sku_id, since, price)
    select ${skuId}::int, now() - (d + 20) * interval '1 day', d + 1
    from unnest(array[0, 10, 399, 401, ${present}::int, ${present + 1}::int]) d`);
  await shop.ctx.jobs.run("delete-old-price-history");
  const { rows } = await db.execute(
    sql`select price::int from price_change where sku_id = ${skuId}::int order by since desc`,
  );
  // The price of day 401 ended on day 399, so it stays; the two before it ended on day 401 or earlier.
  expect(rows.map(({ price }) => price)).toEqual([1, 11, 400, 402]);
});
