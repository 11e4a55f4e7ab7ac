import { Code, merchantSales } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import {
  makeMerchant,
  makeProduct,
  makeShopper,
  makeStaff,
  placePaidOrder,
  placeTestOrder,
  type Shopper,
} from "../../testing/test-shop.ts";
import { readShopSales } from "./shop-sales.ts";

let shop: TestApp;
let merId = 0;
let owner: Shopper;

/** Three paid orders of two units each, an unpaid one, and one of another shop. */
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
  merId = await makeMerchant(shop.ctx.db);
  owner = await makeStaff(shop, merId);
  const shopper = await makeShopper(shop);
  const product = await makeProduct(shop.ctx.db, merId);
  const paidAt = ["2026-03-01T23:30:00Z", "2026-03-02T00:30:00Z", "2026-02-23T12:00:00Z"];
  for (const moment of paidAt) {
    const [orderNo] = await placePaidOrder(shop, shopper, [{ ...product, quantity: 2 }]);
    await shop.ctx.db.execute(
      sql`update merchant_order set paid_at = ${moment}::timestamptz where order_no = ${orderNo}`,
    );
  }
  await placeTestOrder(shop, shopper, [product]);
  const other = await makeProduct(shop.ctx.db, await makeMerchant(shop.ctx.db));
  await placePaidOrder(shop, shopper, [other]);
});
afterAll(() => shop.close());

const read = (timeZone: string, currency = shop.ctx.config.currency) =>
  readShopSales(shop.ctx.db, {
    merchantId: merId,
    length: 7,
    currency,
    timeZone,
    now: new Date("2026-03-03T12:00:00Z"),
  });

it("lists paid orders by day in the time zone, without unpaid orders and other shops", async () => {
  const { days, totals, previousTotals } = await read("UTC");
  expect(days.map(({ day, orders }) => [day, orders])).toEqual([
    ["2026-02-25", 0],
    ["2026-02-26", 0],
    ["2026-02-27", 0],
    ["2026-02-28", 0],
    ["2026-03-01", 1],
    ["2026-03-02", 1],
    ["2026-03-03", 0],
  ]);
  expect(totals).toMatchObject({ orders: 2, units: 4, refundedUnits: 0 });
  expect(Number(totals.sales)).toBe(2 * Number(days[4]?.sales));
  expect(previousTotals).toMatchObject({ orders: 1, units: 2 });
  // February 23 is a week before March 2.
  expect(days.map(({ previousSales }) => Number(previousSales) > 0)).toEqual([
    false,
    false,
    false,
    false,
    false,
    true,
    false,
  ]);

  const inPhoenix = await read("America/Phoenix");
  expect(inPhoenix.days.find(({ day }) => day === "2026-03-01")?.orders).toBe(2);
});

it("leaves out orders in an earlier currency", async () => {
  expect((await read("UTC", "JPY")).totals).toEqual({ sales: "0", orders: 0, units: 0, refundedUnits: 0 });
});

it("refuses other periods and other shops", async () => {
  const { token } = owner;
  expect((await shop.call(merchantSales, { token, query: { merId } })).data.days).toHaveLength(30);
  expect((await shop.call(merchantSales, { token, query: { merId, days: 31 } })).code).toBe(Code.badRequest);
  const foreign = await makeMerchant(shop.ctx.db);
  expect((await shop.call(merchantSales, { token, query: { merId: foreign } })).code).toBe(Code.notFound);
});
