import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testContext, type TestContext } from "../../testing/test-context.ts";
import { makeGoods, makeMerchant } from "../../testing/test-shop.ts";
import { restockRequest } from "../../database/schema/product-page.ts";
import { notifyRestock } from "./notify-restock.ts";
import { sweepRestockRequests } from "./restock.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

it("forgets who asked a month after they were told, and nobody who waits", async () => {
  const { db } = shop.ctx;
  const { skuId } = await makeGoods(db, await makeMerchant(db), { stock: 0 });
  const now = shop.clock.now();
  const asked = (email: string, notifiedAt: Date | null) => ({
    skuId,
    email,
    notifiedAt,
    token: email,
    locale: "en" as const,
    createdAt: new Date(now.getTime() - 90 * 86_400_000),
  });
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await db
    .insert(restockRequest)
    .values([asked("waits", null), asked("lately", daysAgo(29)), asked("long ago", daysAgo(31))]);
  await sweepRestockRequests(shop.ctx);
  const left = await db.select({ email: restockRequest.email }).from(restockRequest);
  expect(left.map(({ email }) => email).toSorted()).toEqual(["lately", "waits"]);
  await db.delete(restockRequest);
});

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
