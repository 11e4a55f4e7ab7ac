import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Queryable } from "../../database/connection.ts";
import { transaction } from "../../database/transaction.ts";
import { demandValues, restock } from "../../ordering/inventory/stock.ts";
import { writeProducts } from "../../testing/write-products.ts";
import { testContext, type TestContext } from "../../testing/test-context.ts";
import { listSales } from "./listed-sales.ts";

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
});
afterAll(() => context.close());

/** Incorrect, missing and surplus rows of the listing. */
const drift = async (db: Queryable, withSales = false): Promise<unknown[]> => {
  const columns = sql.raw(
    `product_id, merchant_id, brand_id, category1, category2, category3, price, rank, star, review_count, created_at, is_in_stock, facets, terms${withSales ? ", sales" : ""}`,
  );
  const { rows } = await db.execute(sql`
    (select 'kept', ${columns} from product_listing except all select 'kept', ${columns} from product_listing_source)
    union all (select 'missing', ${columns} from product_listing_source except all select 'missing', ${columns} from product_listing)`);
  return rows;
};

const isListed = async (id: number): Promise<boolean | null> => {
  const { rows } = await context.ctx.db.execute<{ listed: boolean }>(
    sql`select is_in_stock as listed from product_listing where product_id = ${id}`,
  );
  return rows[0]?.listed ?? null;
};

/** A deterministic random generator. */
const drawn = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

it("contains exactly the products for sale, after any sequence of writes", { timeout: 90_000 }, async () => {
  const { db } = context.ctx;
  const handles = Array.from({ length: 12 }, (_, at) => `drift-${at}`);
  const write = (from: number) =>
    writeProducts(
      db,
      handles.slice(from % 12, (from % 12) + 2).map((handle, at) => ({
        handle,
        name: { en: `Wheel ${from + at}`, th: `ล้อ ${from}` },
        merchant: `Drift ${at % 3}`,
        category: from % 2 ? ["Wheels", "Alloy"] : ["Wheels"],
        brand: `Brand ${from % 4}`,
        sizes: ["S", "M", "L"].slice(0, 1 + (from % 3)),
        stock: from % 5,
      })),
    );
  for (let from = 0; from < 12; from += 2) await write(from);
  const one = sql.raw("(select id from product where handle = ");
  const changes = [
    (handle: string) => sql`update sku set on_hand = on_hand + 1 where product_id = ${one}${handle} limit 1)`,
    (handle: string) => sql`update sku set on_hand = reserved where product_id = ${one}${handle} limit 1)`,
    (handle: string) =>
      sql`update sku set is_on_sale = not is_on_sale where product_id = ${one}${handle} limit 1)`,
    (handle: string) =>
      sql`delete from sku where id = (select max(id) from sku where product_id = ${one}${handle} limit 1))`,
    (handle: string) => sql`update product set is_shown = not is_shown where handle = ${handle}`,
    (handle: string) => sql`update product set is_forced_down = not is_forced_down where handle = ${handle}`,
    (handle: string) => sql`update product set is_deleted = not is_deleted where handle = ${handle}`,
    (handle: string) =>
      sql`update product set audit_status = (audit_status + 1) % 3 where handle = ${handle}`,
    (handle: string) => sql`update product set price = price + 1, rank = rank + 3 where handle = ${handle}`,
    (handle: string) => sql`update product set star_counts[5] = star_counts[5] + 1 where handle = ${handle}`,
    (handle: string) => sql`update product set sales = sales + 1 where handle = ${handle}`,
    (handle: string) => sql`update product set shop_category_path = array[7, 8] where handle = ${handle}`,
    (handle: string) =>
      sql`update merchant set is_open = not is_open where id = (select merchant_id from product where handle = ${handle} limit 1)`,
    (handle: string) => sql`delete from product where handle = ${handle}`,
  ];
  const draw = drawn(7);
  for (let step = 0; step < 80; step += 1) {
    const change = changes[draw(changes.length + 3)];
    if (change) await db.execute(change(handles[draw(handles.length)] ?? ""));
    else await write(draw(100));
    expect(await drift(db), `after step ${step}`).toEqual([]);
  }
  await listSales(db);
  expect(await drift(db, true)).toEqual([]);
});

it("notices that nothing is left when two concurrent sales take the last units of two skus", async () => {
  const { db } = context.ctx;
  const ids = await writeProducts(db, [{ handle: "two kinds", sizes: ["S", "M"], stock: 1 }]);
  const id = ids.get("two kinds") ?? 0;
  expect(await isListed(id)).toBe(true);
  const meet = Promise.withResolvers<void>();
  const take = (position: number, hold: () => Promise<void>) =>
    transaction(db, async (tx) => {
      await tx.execute(sql`update sku set reserved = 1 where product_id = ${id} and position = ${position}`);
      await hold();
    });
  const first = take(0, () => meet.promise);
  const second = take(1, () => Promise.resolve());
  setTimeout(() => meet.resolve(), 300);
  await Promise.all([first, second]);
  expect(await isListed(id)).toBe(false);
});

it("isn't written by a sale, nor is any product or sku index, until sales are listed", async () => {
  const { db } = context.ctx;
  const ids = await writeProducts(db, [{ handle: "sold", stock: 50 }]);
  const id = ids.get("sold") ?? 0;
  const { rows: skus } = await db.execute<{ id: number }>(sql`select id from sku where product_id = ${id}`);
  await db.execute(sql`update sku set sold = 10 where product_id = ${id}`);
  await db.execute(sql`update product set sales = 10 where id = ${id}`);
  const written = await db.transaction(async (tx) => {
    // PostgreSQL reports counts per connection with a delay, so only differences are meaningful.
    const counts = async () => {
      const { rows } = await tx.execute<{ name: string; updates: number; hot: number }>(sql`
        select relname as name, n_tup_upd::int as updates, n_tup_hot_upd::int as hot
        from pg_stat_xact_user_tables where relname in ('product', 'sku', 'product_listing') order by 1`);
      return rows;
    };
    const before = await counts();
    await restock(tx, demandValues([{ skuId: skus[0]?.id ?? 0, quantity: 2 }]), "RE1");
    return (await counts()).map(({ name, updates, hot }, at) => ({
      name,
      updates: updates - (before[at]?.updates ?? 0),
      hot: hot - (before[at]?.hot ?? 0),
    }));
  });
  expect(written).toEqual([
    { name: "product", updates: 1, hot: 1 },
    { name: "product_listing", updates: 0, hot: 0 },
    { name: "sku", updates: 1, hot: 1 },
  ]);
  await listSales(db);
  const { rows } = await db.execute<{ sales: number }>(
    sql`select sales from product_listing where product_id = ${id}`,
  );
  expect(rows).toEqual([{ sales: 8 }]);
  expect((await db.execute(sql`select from listing_sale`)).rows).toEqual([]);
});
