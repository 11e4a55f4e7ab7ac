import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listStaffOrders } from "../ordering/staff/list-staff-orders.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeMerchant, makeProduct } from "../testing/test-shop.ts";
import { generateOrders } from "./generate-orders.ts";
import { NothingToCopy } from "./generate-products.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const counts = async () =>
  (
    await shop.ctx.db.execute(sql`select
      (select count(*)::int from account where email like 'generated-%') as accounts,
      (select count(*)::int from master_order) as masters, (select count(*)::int from order_line) as lines,
      (select count(*)::int from payment) as payments, (select count(*)::int from ledger_entry) as entries,
      (select count(*)::int from order_history) as events, (select count(*)::int from notice) as notices,
      (select count(*)::int from review) as reviews,
      (select sum(a)::int from product, unnest(star_counts) a) as stars`)
  ).rows[0];

it("refuses a marketplace without products", async () => {
  await expect(generateOrders(shop.ctx.db, { accounts: 1, orders: 1, reviews: 0 })).rejects.toThrow(
    NothingToCopy,
  );
});

it("adds accounts, paid and canceled orders and reviews, and can run again", async () => {
  const { db } = shop.ctx;
  const merchantId = await makeMerchant(db, "Lamp Street");
  await makeProduct(db, merchantId);
  await makeProduct(db, merchantId);
  await generateOrders(db, { accounts: 10, orders: 40, reviews: 12 });
  // Of 20 orders, one is canceled and one is to ship.
  const first = { accounts: 10, masters: 40, lines: 40, payments: 38, entries: 76, events: 80, notices: 36 };
  expect(await counts()).toEqual({ ...first, reviews: 12, stars: 12 });
  await generateOrders(db, { accounts: 5, orders: 20, reviews: 3 });
  expect(await counts()).toMatchObject({ accounts: 15, masters: 60, reviews: 15, stars: 15 });
});

it("finds orders by what more than 5,000 of them have, newest first", async () => {
  const { db, clock } = shop.ctx;
  await generateOrders(db, { accounts: 0, orders: 5000, reviews: 0 });
  const paging = { view: "all", sort: "newest", page: 1, limit: 5 } as const;
  const read = async (filter: { words?: string; hasNote?: boolean } = {}) => {
    const { list, total } = await listStaffOrders(
      db,
      { isOperator: true },
      { ...paging, ...filter },
      clock.now(),
    );
    return { total, ids: list.map((row) => row.shop.id) };
  };
  const all = await read();
  expect(all.total).toBe(5060);
  expect(await read({ words: "generated" })).toEqual(all);
  expect((await read({ words: "nobody-has-this" })).total).toBe(0);
  await db.execute(sql`update order_search set text = text || ' everywhere'`);
  expect(await read({ words: "everywhere" })).toEqual(all);
  await db.execute(sql`update merchant_order set mark = 'Call first'`);
  expect(await read({ hasNote: true })).toEqual(all);
  await db.execute(sql`update merchant_order set mark = '' where id <> ${all.ids[1]}::int`);
  expect(await read({ hasNote: true })).toEqual({ total: 1, ids: [all.ids[1]] });
  expect((await read({ hasNote: false })).total).toBe(5059);
}, 60_000);
