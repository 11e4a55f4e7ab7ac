import { productDetail } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { publishTags } from "../../database/publish-tags.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { type ProductFields, writeProducts } from "../../testing/write-products.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const write = async (fields: ProductFields): Promise<number> =>
  (await writeProducts(shop.ctx.db, [fields])).get(fields.handle) ?? 0;
const detail = (id: number, locale: "en" | "fr" = "en") =>
  shop.call(productDetail, { params: { id }, locale });

describe("price history", () => {
  it("returns the lowest price of the 30 days before the current one", async () => {
    const id = await write({ handle: "priced", price: "90.00" });
    const { db } = shop.ctx;
    const lowest = async () => (await detail(id)).data.productValue[""]?.lowestPrice;
    expect(await lowest()).toBeNull();
    const setPrice = (price: string) =>
      db.execute(sql`update sku set price = ${price}::numeric where product_id = ${id}`);
    const age = (days: number) =>
      db.execute(sql`update price_change set since = since - make_interval(days => ${days})
        where sku_id in (select id from sku where product_id = ${id})`);
    await age(100);
    await setPrice("120.00");
    await age(10);
    await setPrice("100.00");
    await publishTags(db, [`product:${id}`]);
    // 90.00 ended within the 30 days before today, 120.00 was the last one.
    await expect.poll(lowest).toBe("90.00");
    await age(40);
    await setPrice("95.00");
    await publishTags(db, [`product:${id}`]);
    await expect.poll(lowest).toBe("100.00");
  });

  it("adds no row for a change of stock", async () => {
    const id = await write({ handle: "stocked" });
    const { db } = shop.ctx;
    await db.execute(sql`update sku set on_hand = 1 where product_id = ${id}`);
    const { rows } = await db.execute(
      sql`select price from price_change where sku_id in (select id from sku where product_id = ${id})`,
    );
    expect(rows).toHaveLength(1);
  });
});

describe("delivery", () => {
  it("is estimated for the shopper's country, with the minimum shipping cost", async () => {
    const { db } = shop.ctx;
    const id = await write({ handle: "sent", merchant: "Sender", price: "20.00" });
    expect((await detail(id)).data).toMatchObject({
      deliveryCountry: "US",
      deliveryCountryName: "United States",
      delivery: null,
      freightFrom: "0.00",
      freeFrom: null,
    });
    await db.execute(sql`insert into delivery_time (merchant_id, country, handling_days, min_days, max_days)
      select id, unnest(array['CA', 'europe', '*']), 1, unnest(array[1, 5, 20]), unnest(array[2, 9, 30]) from merchant where name = 'Sender'`);
    await db.execute(sql`insert into freight_template (merchant_id, first_fee, free_from)
      select id, 4.90, 60 from merchant where name = 'Sender'`);
    await db.execute(sql`insert into freight_template (merchant_id, country, first_fee)
      select id, 'europe', 9.90 from merchant where name = 'Sender'`);
    await publishTags(db, [`product:${id}`]);
    const terms = async (country?: string) =>
      (await shop.call(productDetail, { params: { id }, ...(country && { query: { country } }) })).data;
    const canada = await terms("ca");
    expect(canada).toMatchObject({ deliveryCountry: "CA", freightFrom: "4.90", freeFrom: "60.00" });
    const europe = await terms("FR");
    expect((europe.delivery?.earliest ?? "") > (canada.delivery?.latest ?? "")).toBe(true);
    expect(europe).toMatchObject({ freightFrom: "9.90", freeFrom: null });
    const elsewhere = await terms("LA");
    expect((elsewhere.delivery?.earliest ?? "") > (europe.delivery?.latest ?? "")).toBe(true);
    expect(elsewhere.freightFrom).toBe("4.90");
    expect((await shop.call(productDetail, { params: { id }, query: { country: "Mars" } })).code).toBe(400);
  });
});
