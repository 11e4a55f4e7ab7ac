import {
  Code,
  merchantProductChoices,
  merchantProductCounts,
  merchantProductExport,
  merchantProductList,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { makeMerchant, makeProduct, makeStaff } from "../../testing/test-shop.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({ rateLimits: false });
});
afterAll(() => shop.close());

it("filters by price, stock, last change and campaign, like its counts and its export", async () => {
  const { db } = shop.ctx;
  const shopId = await makeMerchant(db);
  const { token } = await makeStaff(shop, shopId);
  const make = (name: string, price: string, stock: number) =>
    makeProduct(db, shopId, { name, price, stock });
  const cheap = await make("cheap", "4.99", 0);
  const wide = await make("wide", "20.00", 3);
  const [dear, endless] = [await make("dear", "80.00", 40), await make("endless", "5.00", 0)];
  const { productId } = wide;
  await db.execute(
    sql`insert into sku (product_id, values, price, on_hand) values (${productId}::int, '{large}', 60, 30)`,
  );
  await db.execute(sql`update product set handle = name ->> 'en' where merchant_id = ${shopId}::int`);
  await db.execute(sql`update sku set is_always_sellable = true where id = ${endless.skuId}`);
  await db.execute(
    sql`update product set updated_at = now() - interval '8 days' where id = ${dear.productId}`,
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    with made as (insert into activity (name, type, instruction, round_hours) values ('{"en": "Spring"}', 1, '{}', 24) returning id)
    insert into activity_product (activity_id, product_id) select id, ${cheap.productId}::int from made returning activity_id as id`);
  const campaignId = rows[0]?.id ?? 0;
  const choices = await shop.call(merchantProductChoices, { token, params: { merId: shopId } });
  expect(choices.data.campaigns).toEqual([{ id: campaignId, name: "Spring" }]);
  const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString();
  for (const [filter, expected] of [
    [{ minPrice: "5" }, ["endless", "dear", "wide"]],
    [{ maxPrice: "5" }, ["endless", "cheap"]],
    [{ minPrice: "50", maxPrice: "70" }, ["wide"]],
    [{ minPrice: "30", maxPrice: "50" }, []],
    [{ stock: "soldOut" }, ["cheap"]],
    [{ stock: "low" }, ["wide"]],
    [{ maxStock: 33 }, ["wide", "cheap"]],
    [{ minStock: 33, maxStock: 100_000 }, ["dear", "wide"]],
    [{ minStock: 34 }, ["endless", "dear"]],
    [{ changedFrom: weekAgo }, ["endless", "wide", "cheap"]],
    [{ campaignId }, ["cheap"]],
    [{ campaignId, minPrice: "5" }, []],
  ] as const) {
    const query = { merId: shopId, ...filter };
    const { data } = await shop.call(merchantProductList, { token, query });
    expect(
      data.list.map(({ handle }) => handle),
      JSON.stringify(filter),
    ).toEqual(expected);
    const counts = await shop.call(merchantProductCounts, { token, query });
    expect(counts.data.all).toBe(expected.length);
    const file = (await shop.call(merchantProductExport, { token, query })).data.split("\r\n").slice(1);
    expect([...new Set(file.map((line) => line.split(",")[0]).filter(Boolean))]).toEqual(expected);
  }
  for (const filter of [
    { minPrice: "-1" },
    { maxPrice: "1e9" },
    { minStock: "-1" },
    { maxStock: "1.5" },
    { stock: "x" },
  ])
    expect(
      (await shop.call(merchantProductList, { token, query: { merId: shopId, ...filter } as object })).code,
    ).toBe(Code.badRequest);
});
