import {
  cartList,
  integralList,
  leaderboard,
  loginEmail,
  merchantOrderCounts,
  merchantProductCounts,
  merchantReviewList,
  noticeList,
  operatorOverview,
  orderCenterData,
  orderExpress,
  orderList,
  orderStateOf,
  refundList,
  refundStateOf,
  settledRecord,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readRecommended } from "../catalogue/recommendations/recommend.ts";
import { rowsOf } from "../database/rows.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { demoAccounts } from "./accounts.ts";
import { seedDemo } from "./seed-demo.ts";

let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await testApp();
  await seedDemo(shop.ctx);
  await shop.ctx.jobs.run("send-refunds");
  await shop.ctx.jobs.run("complete-refunds");
  const { email = "", password = "" } = demoAccounts[0] ?? {};
  const { data } = await shop.call(loginEmail, { body: { email, password } });
  token = data.token;
}, 120_000);
afterAll(() => shop.close());

it("has an order of the demo shopper in every state", async () => {
  const { data } = await shop.call(orderList, { token, query: { type: -9, limit: 100 } });
  const states = new Set(data.list.map((order) => orderStateOf(order)));
  expect([...states].toSorted()).toEqual(["cancelled", "finished", "toReceive", "toShip", "unpaid"]);
  const { data: counts } = await shop.call(orderCenterData, { token });
  expect(counts).toMatchObject({ unPaidCount: 1, receivedCount: 4 });
  for (const [name, count] of Object.entries(counts)) expect(count, name).toBeGreaterThan(0);
});

it("has a refund in every state except transient ones, and parcels in transit", async () => {
  const { data } = await shop.call(refundList, { token, query: { limit: 100 } });
  expect(data.list.map(({ refundStatus }) => refundStateOf(refundStatus)).toSorted()).toEqual([
    "applied",
    "refunded",
    "refused",
    "returning",
    "toReturn",
    "withdrawn",
  ]);
  const { data: sent } = await shop.call(orderList, { token, query: { type: 2 } });
  const states = [];
  for (const { orderNo } of sent.list) {
    const { data: track } = await shop.call(orderExpress, { token, params: { orderNo } });
    states.push(track?.state);
  }
  expect(new Set(states)).toEqual(new Set(["0", "2", "3"]));
});

it("notifies the shopper of each step at its time, newest first", async () => {
  const { data } = await shop.call(noticeList, { token, query: { limit: 100 } });
  const times = data.list.map(({ createTime }) => createTime);
  expect(times.length).toBeGreaterThan(10);
  expect(times).toEqual(times.toSorted().toReversed());
  // Parcels of several days, sent before the demo was created.
  expect(new Set(times.map((time) => time.slice(0, 10))).size).toBeGreaterThan(4);
});

it("has a demo shopper with a filled cart, mostly read notifications and decided applications", async () => {
  const { data: shops } = await shop.call(cartList, { token, query: { isValid: true } });
  const lines = shops.flatMap(({ cartInfoList }) => cartInfoList);
  expect(lines.map(({ cartNum }) => cartNum).toSorted((a, b) => a - b)).toEqual([1, 1, 4]);
  const { data: notices } = await shop.call(noticeList, { token, query: { limit: 100 } });
  // Four, and what the jobs above have reported.
  const unread = notices.list.filter(({ isRead }) => !isRead).length;
  expect(unread).toBeGreaterThanOrEqual(4);
  expect(unread).toBeLessThan(8);
  const { data: applications } = await shop.call(settledRecord, { token, query: {} });
  expect(applications.list.map(({ auditStatus }) => auditStatus).toSorted((a, b) => a - b)).toEqual([3, 4]);
});

it("granted points before the first order earned any", async () => {
  const { data } = await shop.call(integralList, { token, query: { limit: 100 } });
  const times = data.list.map(({ createTime }) => createTime);
  expect(times.length).toBeGreaterThan(2);
  expect(times).toEqual(times.toSorted().toReversed());
});

it("has consistent books: only unpaid orders reserve stock, and refunds don't exceed payments", async () => {
  const { rows } = await shop.ctx.db.execute(sql`
    select (select coalesce(sum(reserved), 0)::int from sku) as reserved,
      (select sum(total_num)::int from master_order where paid_at is null and cancelled_at is null) as unpaid,
      (select count(*)::int from payment where refunded > amount) as overpaid`);
  expect(rows[0]).toEqual({ reserved: 3, unpaid: 3, overpaid: 0 });
});

it("has often-bought-together products of another category for the fifty best sellers in stock and for products of each department", async () => {
  const { db } = shop.ctx;
  const sellers = await rowsOf<{ id: number; category: number; department: number }>(
    db,
    sql`select id, category_id as category, category_path[1] as department
      from (select * from product order by virtual_sales desc limit 50) p
      where exists (select from sku s where s.product_id = p.id and s.on_hand >= 10)`,
  );
  const categories = new Map(
    (
      await rowsOf<{ id: number; category: number; department: number }>(
        db,
        sql`select id, category_id as category, category_path[1] as department from product`,
      )
    ).map((row) => [row.id, row]),
  );
  expect(sellers.length).toBeGreaterThan(40);
  for (const { id, category } of sellers) {
    const { boughtTogether } = await readRecommended(db, id);
    const others = boughtTogether.filter((other) => categories.get(other)?.category !== category);
    expect(others.length, `product ${id}`).toBeGreaterThan(0);
  }
  const departments = new Set<number | undefined>();
  for (const { id, department } of categories.values())
    if ((await readRecommended(db, id)).boughtTogether.length > 0) departments.add(department);
  expect(departments.size).toBe(8);
});

it("has the stock that its deals have left, after all of its orders", async () => {
  const rows = await rowsOf<{ left: number; stock: number }>(
    shop.ctx.db,
    sql`select a.quota - a.virtual_sold as left, (select sum(available)::int from sku where product_id = a.product_id) as stock
      from activity_product a where a.quota is not null`,
  );
  expect(rows).toHaveLength(32);
  for (const { left, stock } of rows) expect(left).toBeLessThanOrEqual(stock);
});

it("has best sellers of the last week, month and year, with changes in rank", async () => {
  for (const period of ["week", "month", "year"] as const) {
    const { data } = await shop.call(leaderboard, { query: { period } });
    expect(data, period).toHaveLength(20);
    if (period === "year") continue;
    const moves = data.map(({ placeBefore }, at) => (placeBefore === null ? null : placeBefore - at - 1));
    for (const moved of [
      moves.some((by) => by === null),
      moves.some((by) => Number(by) > 0),
      moves.some((by) => Number(by) < 0),
    ])
      expect(moved, period).toBe(true);
  }
});

it("has work for the staff of a shop and of the marketplace", async () => {
  const tokenOf = async (email: string) => {
    const password = demoAccounts.find((one) => one.email === email)?.password ?? "";
    return (await shop.call(loginEmail, { body: { email, password } })).data.token;
  };
  const owner = await tokenOf("elin@carmine.example");
  const { data: orders } = await shop.call(merchantOrderCounts, { token: owner, query: { merId: 1 } });
  expect(orders).toMatchObject({ toShip: 8, late: 2, refundRequested: 3 });
  const { data: products } = await shop.call(merchantProductCounts, { token: owner, query: { merId: 1 } });
  expect(products.lowStock).toBe(4);
  const { data: reviews } = await shop.call(merchantReviewList, {
    token: owner,
    query: { merId: 1, low: true, answered: false },
  });
  expect(reviews.total).toBe(2);
  const { data: work } = await shop.call(operatorOverview, { token: await tokenOf("tova@carmine.example") });
  expect(work).toMatchObject({ payouts: { waiting: 1 }, platform: { failedMessages: 1 } });
});
