import { limits, productFacets, productList } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeGoods } from "../../../testing/goods.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

const products = 12_000;
const shops = 60;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  await writeGoods(db, [{ handle: "first", name: { en: "Bolt" }, price: "10.00" }]);
  await db.execute(sql`
    insert into merchant (name, type_id, category_id)
    select 'Shop ' || n, type_id, category_id from merchant, generate_series(2, ${shops}::int) n`);
  // The cheapest and the dearest are written first and last; every shop but the first sells five.
  await db.execute(sql`
    insert into product (merchant_id, handle, category_id, category_path, name, intro, content, unit, price, tokens, facets)
    select (select min(id) from merchant) + case when n > ${products}::int - 5 * (${shops}::int - 1) then n % (${shops}::int - 1) + 1 else 0 end,
      'bolt-' || n, p.category_id, p.category_path, p.name, p.intro, p.content, p.unit, n, p.tokens,
      case when n % 100 = 0 then '{finish:rare}'::text[] else '{finish:plain}'::text[] end
    from product p, generate_series(2, ${products}::int) n`);
  await db.execute(sql`
    insert into sku (product_id, price, on_hand) select id, price, 5 from product where handle <> 'first'`);
});
afterAll(() => shop.close());

it("counts every match of a large result, and lists each of its shops", async () => {
  const { data } = await shop.call(productFacets, { query: { keyword: "bolt" } });
  const values = (key: string) => data.find((facet) => facet.key === key)?.values ?? [];
  expect(values("merId")).toHaveLength(shops);
  expect(values("merId").reduce((sum, { count }) => sum + count, 0)).toBe(products);
  expect(values("merId").filter(({ count }) => count === 5)).toHaveLength(shops - 1);
  expect(Object.fromEntries(values("option:finish").map(({ value, count }) => [value, count]))).toEqual({
    plain: products - products / 100 - 1,
    rare: products / 100,
  });
  const price = data.find(({ key }) => key === "price");
  expect(price).toMatchObject({ min: "2.00", max: `${products}.00` });
  expect(price?.values.reduce((sum, { count }) => sum + count, 0)).toBe(products);
  const { data: found } = await shop.call(productList, { query: { keyword: "bolt" } });
  expect(found.total).toBe(products);

  // Pages beyond the matches, and beyond what can be paged through at all, are empty and not an error.
  for (const page of [products, limits.searchWindow]) {
    const { data: beyond } = await shop.call(productList, { query: { keyword: "bolt", page, limit: 20 } });
    expect(beyond).toMatchObject({ list: [], total: products });
  }
  // Deep pages follow one another without a gap.
  const { data: deep } = await shop.call(productList, {
    query: { keyword: "bolt", sort: "new", page: 600, limit: 20 },
  });
  expect(deep.list).toHaveLength(20);
});
