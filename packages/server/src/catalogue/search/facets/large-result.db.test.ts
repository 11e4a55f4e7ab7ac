import { limits, productFacets, productList } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeProducts } from "../../../testing/write-products.ts";
import { newSince } from "../engine/load-listing.ts";
import { refreshSearch } from "../../../testing/page-tags.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";

const products = 4500;
const shops = 60;

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  await writeProducts(db, [{ handle: "first", name: { en: "Bolt" }, price: "10.00" }]);
  await db.execute(sql`
    insert into merchant (name, type_id, category_id)
    select 'Shop ' || n, type_id, category_id from merchant, generate_series(2, ${shops}::int) n`);
  // The cheapest and the most expensive are written first and last; every shop except the first sells
  // five.
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

  // Pages beyond the matches, and beyond the paging limit, are empty instead of an error.
  for (const page of [products, limits.searchWindow]) {
    const { data: beyond } = await shop.call(productList, { query: { keyword: "bolt", page, limit: 20 } });
    expect(beyond).toMatchObject({ list: [], total: products });
  }
  // Deep pages have no gaps.
  const { data: deep } = await shop.call(productList, {
    query: { keyword: "bolt", sort: "new", page: 225, limit: 20 },
  });
  expect(deep.list).toHaveLength(20);
});

it("finds changes by the index of versions, though the plan doesn't know the snapshot", async () => {
  const plan = await shop.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local plan_cache_mode = force_generic_plan`);
    const changes = newSince(sql`product_listing`, sql.raw("$1"));
    await tx.execute(sql`prepare changes (text) as select exists (${changes})`);
    return await tx.execute(sql`explain execute changes ('1:1:')`);
  });
  expect(JSON.stringify(plan.rows)).toContain("product_listing_version");
});

/**
 * More matches than are counted one by one; their listing rows are copied, which is faster than the triggers.
 */
const more = 18_000;

it("estimates counts of a very large result from a sample, as lower bounds", async () => {
  const { db } = shop.ctx;
  await db.execute(sql`
    with made as (insert into product (merchant_id, handle, category_id, category_path, name, intro, content, unit, price, tokens, facets)
      select p.merchant_id, 'nut-' || n, p.category_id, p.category_path, p.name, p.intro, p.content, p.unit, n, p.tokens,
        case when n % 4 = 0 then '{finish:brass}'::text[] else '{finish:plain}'::text[] end
      from product p, generate_series(1, ${more}::int) n where p.handle = 'first'
      returning id, price, facets)
    insert into product_listing (product_id, merchant_id, brand_id, category1, category2, category3, price, sales, rank, star, review_count, created_at, is_in_stock, facets, terms)
    select made.id, l.merchant_id, l.brand_id, l.category1, l.category2, l.category3, made.price, l.sales, l.rank, l.star, l.review_count, l.created_at, l.is_in_stock, made.facets, l.terms
    from made, product_listing l join product p on p.id = l.product_id and p.handle = 'first'`);
  await refreshSearch(shop);
  // Different case, because the response to "bolt" may still be cached.
  const { data } = await shop.call(productFacets, { query: { keyword: "BOLT" } });
  const finish = data.find(({ key }) => key === "option:finish");
  expect(finish?.isPartial).toBe(true);
  const counts = Object.fromEntries((finish?.values ?? []).map(({ value, count }) => [value, count]));
  const counted = Object.values(counts).reduce((sum, count) => sum + count, 0);
  // Of the added products a quarter is of brass, so 4,500 of 22,500; the first product has no finish.
  expect(counted).toBeGreaterThanOrEqual(limits.searchWindow - 1);
  expect(counted).toBeLessThanOrEqual(limits.searchWindow);
  expect((counts["brass"] ?? 0) / counted).toBeGreaterThan(0.15);
  expect((counts["brass"] ?? 0) / counted).toBeLessThan(0.3);

  // Beyond the paging limit results aren't counted, but listed in their order.
  for (const query of [{ keyword: "BOLT" }, {}]) {
    const { data: page } = await shop.call(productList, {
      query: { ...query, sort: "new", page: limits.searchWindow / 20, limit: 20 },
    });
    expect(page.total).toBe(limits.searchWindow);
    expect(page.list).toHaveLength(20);
  }
  const { data: everything } = await shop.call(productFacets, { query: {} });
  expect(everything.find(({ key }) => key === "option:finish")?.isPartial).toBe(true);

  // A choice with few results is counted completely; its alternatives aren't.
  const { data: narrow } = await shop.call(productFacets, {
    query: { keyword: "bolt", minPrice: "2", maxPrice: "400", optionValues: "finish:rare" },
  });
  expect(narrow.find(({ key }) => key === "merId")).toMatchObject({ isPartial: false });
  expect(narrow.find(({ key }) => key === "merId")?.values.reduce((sum, { count }) => sum + count, 0)).toBe(
    4,
  );
});
