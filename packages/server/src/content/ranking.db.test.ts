import { leaderboard } from "@carmine/api/contract";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product, sku } from "../database/schema/catalogue.ts";
import { merchantOrder, orderLine } from "../database/schema/ordering.ts";
import { writeProducts } from "../testing/write-products.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { makeShopper, placePaidOrder, type Shopper } from "../testing/test-shop.ts";
import { dayMs } from "../shared/durations.ts";
import { countPeriods } from "./ranking.ts";

let shop: TestApp;
let ids: Map<string, number>;
let shopper: Shopper;
let skus: Map<number, number>;
const handles = ["polar", "eco", "sport", "oil"] as const;
type Handle = (typeof handles)[number];
const idOf = (handle: Handle): number => ids.get(handle) ?? 0;

beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  ids = await writeProducts(db, [
    { handle: "polar", name: { en: "Polar 205/55 R16" }, category: ["Tires"] },
    { handle: "eco", name: { en: "Eco 205/55 R16" }, category: ["Tires"] },
    { handle: "sport", name: { en: "Sport 225/45 R17" }, category: ["Tires"] },
    { handle: "oil", name: { en: "Oil" }, category: ["Care"] },
  ]);
  const rows = await db
    .select()
    .from(sku)
    .where(inArray(sku.productId, [...ids.values()]));
  skus = new Map(rows.map(({ id, productId }) => [productId, id]));
  await db.update(sku).set({ onHand: 1000 });
  shopper = await makeShopper(shop);
});
afterAll(() => shop.close());

/** An order paid so many days ago, and how many of its units were returned. */
const bought = async (handle: Handle, quantity: number, daysAgo: number, refunded = 0): Promise<void> => {
  const { db } = shop.ctx;
  const item = { productId: idOf(handle), skuId: skus.get(idOf(handle)) ?? 0, quantity };
  const [orderNo = ""] = await placePaidOrder(shop, shopper, [item]);
  const paidAt = new Date(shop.clock.now().getTime() - daysAgo * dayMs);
  const [order] = await db
    .update(merchantOrder)
    .set({ paidAt })
    .where(eq(merchantOrder.orderNo, orderNo))
    .returning({ id: merchantOrder.id });
  await db
    .update(orderLine)
    .set({ refunded, unsent: refunded })
    .where(eq(orderLine.merchantOrderId, order?.id ?? 0));
};

const read = async (query: object) => (await shop.call(leaderboard, { query })).data;
const rowsIn = async (query: object) =>
  (await read(query)).map(({ id, periodSales, placeBefore }) => [
    handles.find((handle) => idOf(handle) === id),
    periodSales,
    placeBefore,
  ]);

it("ranks by units paid in the period without returns, and has the previous ranks", async () => {
  await bought("polar", 4, 1);
  await bought("eco", 9, 2, 6);
  await bought("oil", 2, 3);
  await bought("eco", 5, 8);
  await bought("polar", 1, 10);
  await bought("sport", 7, 20);
  await bought("sport", 8, 300);
  await bought("oil", 90, 800);
  await countPeriods(shop.ctx);
  expect(await rowsIn({ period: "week" })).toEqual([
    ["polar", 4, 2],
    ["eco", 3, 1],
    ["oil", 2, null],
  ]);
  expect(await rowsIn({ period: "month" })).toEqual([
    ["eco", 8, null],
    ["sport", 7, null],
    ["polar", 5, null],
    ["oil", 2, null],
  ]);
  expect((await rowsIn({ period: "year" }))[0]).toEqual(["sport", 15, null]);
  // Without a period, the ranking covers all time by displayed sales, as other clients of the contract expect.
  expect(await rowsIn({})).toHaveLength(4);
  expect((await rowsIn({}))[0]?.slice(1)).toEqual([null, null]);
});

it("ranks a department separately, and marks the best seller of each tire size with several tires", async () => {
  const [all] = await read({ period: "month" });
  const cid = (await read({ period: "month" })).find(({ id }) => id === idOf("polar"))?.categoryId ?? 0;
  const tires = await read({ period: "week", cid });
  expect(tires.map(({ id, placeBefore }) => [id, placeBefore])).toEqual([
    [idOf("polar"), 2],
    [idOf("eco"), 1],
  ]);
  expect(all?.topSize).toBe("205/55 R16");
  expect((await read({ period: "month" })).map(({ topSize }) => topSize)).toEqual([
    "205/55 R16",
    null,
    null,
    null,
  ]);
  expect(await read({ period: "week", cid: 999_999 })).toEqual([]);
});

it("is computed by two concurrent processes", async () => {
  await Promise.all(Array.from({ length: 6 }, () => countPeriods(shop.ctx)));
  expect(await read({ period: "month" })).not.toEqual([]);
});

it("omits products that are no longer for sale, and is recomputed", async () => {
  const { db } = shop.ctx;
  await db
    .update(product)
    .set({ isShown: false })
    .where(eq(product.id, idOf("polar")));
  await bought("oil", 5, 1);
  await countPeriods(shop.ctx);
  await expect
    .poll(() => rowsIn({ period: "week" }))
    .toEqual([
      ["oil", 7, null],
      ["eco", 3, 1],
    ]);
});
