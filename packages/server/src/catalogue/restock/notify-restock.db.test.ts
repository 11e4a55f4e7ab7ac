import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testContext, type TestContext } from "../../testing/test-context.ts";
import { makeProduct, makeMerchant } from "../../testing/test-shop.ts";
import { product } from "../../database/schema/catalogue.ts";
import { restockRequest } from "../../database/schema/product-page.ts";
import { dayMs } from "../../shared/durations.ts";
import { notifyRestock } from "./notify-restock.ts";
import { requestRestock, sweepRestockRequests } from "./restock.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

describe("restock requests", () => {
  const daysAgo = (days: number) => new Date(shop.clock.now().getTime() - days * dayMs);
  const requestRow = (skuId: number, email: string, createdAt: Date, notifiedAt: Date | null = null) => ({
    skuId,
    email,
    createdAt,
    notifiedAt,
    token: email,
    locale: "en" as const,
  });
  const left = async () => {
    const rows = await shop.ctx.db.select({ email: restockRequest.email }).from(restockRequest);
    await shop.ctx.db.delete(restockRequest);
    return rows.map(({ email }) => email).toSorted();
  };

  it("are deleted a month after the notification, and after a year without one", async () => {
    const { db } = shop.ctx;
    const { skuId } = await makeProduct(db, await makeMerchant(db), { stock: 0 });
    await db
      .insert(restockRequest)
      .values([
        requestRow(skuId, "waits", daysAgo(364)),
        requestRow(skuId, "waits in vain", daysAgo(366)),
        requestRow(skuId, "told lately", daysAgo(400), daysAgo(29)),
        requestRow(skuId, "told long ago", daysAgo(90), daysAgo(31)),
      ]);
    await sweepRestockRequests(shop.ctx);
    expect(await left()).toEqual(["told lately", "waits"]);
  });

  it("are deleted immediately with their product, but not if it is only off sale", async () => {
    const { db } = shop.ctx;
    const merchantId = await makeMerchant(db);
    const [gone, hidden] = [await makeProduct(db, merchantId), await makeProduct(db, merchantId)];
    await db.update(product).set({ isDeleted: true }).where(eq(product.id, gone.productId));
    await db.update(product).set({ isShown: false }).where(eq(product.id, hidden.productId));
    await db
      .insert(restockRequest)
      .values([
        requestRow(gone.skuId, "for nothing", daysAgo(1)),
        requestRow(hidden.skuId, "waits", daysAgo(1)),
      ]);
    await sweepRestockRequests(shop.ctx);
    expect(await left()).toEqual(["waits"]);
  });

  it("are deleted a year after the last request", async () => {
    const { db, messenger } = shop.ctx;
    const { skuId } = await makeProduct(db, await makeMerchant(db), { stock: 0 });
    await db.insert(restockRequest).values(requestRow(skuId, "fan@fans.example", daysAgo(366)));
    const tools = { db, clock: shop.clock, messenger: { ...messenger, canSend: () => true } };
    const again = {
      skuId,
      accountId: null,
      email: "fan@fans.example",
      locale: "en",
      activityId: undefined,
    } as const;
    await requestRestock(tools, again);
    await sweepRestockRequests(shop.ctx);
    expect(await left()).toEqual(["fan@fans.example"]);
  });
});

it("notifies all subscribers in one run, regardless of their number, each once", async () => {
  const { db } = shop.ctx;
  const { skuId } = await makeProduct(db, await makeMerchant(db));
  const people = 450;
  await db.execute(sql`
    insert into restock_request (sku_id, email, locale, token, created_at)
    select ${skuId}::int, 'fan' || n || '@fans.example', 'en', 'token' || n, now() from generate_series(1, ${people}::int) n`);
  expect(await Promise.all([notifyRestock(shop.ctx), notifyRestock(shop.ctx)])).toSatisfy(
    ([one, other]: number[]) => (one ?? 0) + (other ?? 0) === people,
  );
  expect(await notifyRestock(shop.ctx)).toBe(0);
});
