import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product, sku } from "../database/schema/catalogue.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { makeProduct, makeMerchant } from "../testing/test-shop.ts";
import { notifyPriceDrops, notifySavedRestocks } from "./notify-saved.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

it("notifies more than one batch per run, with at most one batch per transaction", async () => {
  const { db } = shop.ctx;
  const { productId, skuId } = await makeProduct(db, await makeMerchant(db), { price: "30.00" });
  const stocked = (onHand: number) => db.update(sku).set({ onHand }).where(eq(sku.id, skuId));
  const people = 1100;
  await db.execute(sql`
    with people as (insert into account (identity, type, email, nickname) select 'fan' || n, 'email', 'fan' || n || '@fans.example', 'Fan' from generate_series(1, ${people}) n returning id)
    insert into saved_product (account_id, product_id, price) select id, ${productId}::int, 30 from people`);
  await db.execute(sql`create table marked (transaction xid8, n int)`);
  await db.execute(sql`create function count_marked() returns trigger language plpgsql as $$
    begin insert into marked select pg_current_xact_id(), count(*) from changed; return null; end $$`);
  await db.execute(sql`create trigger counting after update on saved_product referencing new table as changed
    for each statement execute function count_marked()`);
  await stocked(0);
  await notifySavedRestocks(shop.ctx);
  await stocked(5);
  expect(await notifySavedRestocks(shop.ctx)).toBe(people);
  await db.update(product).set({ price: "20.00" }).where(eq(product.id, productId));
  expect(await notifyPriceDrops(shop.ctx)).toBe(people);
  const { rows } = await db.execute(
    sql`select max(sum)::int as most from (select sum(n) from marked group by transaction) m`,
  );
  expect(rows).toEqual([{ most: 500 }]);
});
