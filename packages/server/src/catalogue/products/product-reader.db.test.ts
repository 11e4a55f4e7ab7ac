import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { publishTags } from "../../database/publish-tags.ts";
import { waitForPageTags } from "../../testing/page-tags.ts";
import { writeProducts } from "../../testing/write-products.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { answerCache } from "../../http/answer-cache.ts";
import { productReader, type ReadDetail } from "./product-reader.ts";

let shop: TestApp;
let one = 0;
let two = 0;
let read: ReadDetail;

beforeAll(async () => {
  shop = await testApp();
  const products = ["one", "two"].map((handle) => ({ handle, merchant: "Sender", price: "20.00" }));
  [one = 0, two = 0] = (await writeProducts(shop.ctx.db, products)).values();
  await vi.waitUntil(() => answerCache(shop.ctx).enabled);
  await waitForPageTags(shop);
  read = productReader(shop.ctx);
});
afterAll(() => shop.close());
beforeEach(() => answerCache(shop.ctx).invalidateAll());

it("reads a product once for all countries, and a shop's delivery to a country once", async () => {
  const execute = vi.spyOn(shop.ctx.db, "execute");
  const reads = (of: string) =>
    execute.mock.calls.filter(([query]) => new PgDialect().sqlToQuery(query as SQL).sql.includes(of)).length;
  for (const country of ["US", "FR", "TH", undefined])
    for (const id of [one, two])
      expect((await read(id, "en", country))?.deliveryCountry).toBe(country ?? "US");
  expect([reads("from product p"), reads("from delivery_time")]).toEqual([2, 3]);
  execute.mockRestore();
});

it("reads concurrently requested products in one statement, each with the other next to it", async () => {
  const execute = vi.spyOn(shop.ctx.db, "execute");
  const shown = await Promise.all([one, two, 2_000_000_000].map((id) => read(id, "fr", "US")));
  const texts = execute.mock.calls.map(([query]) => new PgDialect().sqlToQuery(query as SQL).sql);
  execute.mockRestore();
  expect(texts.filter((text) => text.includes("from product p left join"))).toHaveLength(1);
  expect(shown.map((detail) => detail?.productInfo.id)).toEqual([one, two, undefined]);
  expect(shown.map((detail) => detail?.merchantInfo.proList.map(({ id }) => id))).toEqual([
    [two],
    [one],
    undefined,
  ]);
});

it("shows a change of a shop with all of its products, and changes of the other products there", async () => {
  const { db } = shop.ctx;
  const before = await read(two, "en", "US");
  await db.execute(sql`update merchant set followers = followers + 3 where name = 'Sender'`);
  await publishTags(db, [`shop:${before?.productInfo.merId}`]);
  await waitForPageTags(shop);
  const after = await read(two, "en", "US");
  expect(after?.merchantInfo.collectNum).toBe((before?.merchantInfo.collectNum ?? 0) + 3);
  await db.execute(sql`update product set virtual_sales = 77 where id = ${one}`);
  await publishTags(db, [`product:${one}`]);
  await waitForPageTags(shop);
  expect((await read(two, "en", "US"))?.merchantInfo.proList).toMatchObject([{ id: one, ficti: 77 }]);
});

it("shows a change of the product and of its delivery to everyone", async () => {
  const { db } = shop.ctx;
  const before = await read(one, "en", "US");
  const shown = async (country: string) => {
    const detail = await read(one, "en", country);
    return [detail?.productInfo.price, detail?.freightFrom];
  };
  expect([await shown("US"), await shown("FR")]).toEqual([
    ["20.00", "0.00"],
    ["20.00", "0.00"],
  ]);
  await db.execute(sql`update product set price = 18 where id = ${one}`);
  await publishTags(db, [`product:${one}`]);
  await db.execute(
    sql`insert into freight_template (merchant_id, first_fee) select id, 4.90 from merchant where name = 'Sender'`,
  );
  await publishTags(db, [`shop:${before?.productInfo.merId}`]);
  await waitForPageTags(shop);
  expect([await shown("US"), await shown("FR")]).toEqual([
    ["18.00", "4.90"],
    ["18.00", "4.90"],
  ]);
});

it("returns nothing for a missing product", async () => {
  expect(await read(2_000_000_000, "en", "US")).toBeNull();
});
