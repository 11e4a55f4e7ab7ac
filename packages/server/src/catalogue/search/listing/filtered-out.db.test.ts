import { shopProducts } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { searchAnew } from "../../../testing/all-heard.ts";
import { searchShop } from "../../../testing/search-shop.ts";

const { shop, list, facets } = await searchShop();
afterAll(() => shop.close());

describe("filters that leave nothing", () => {
  it("doesn't take words for a shop's name, where only the filters are in the way", async () => {
    await shop.ctx.db.execute(
      sql`update merchant set name = 'Verdant Winter House' where name = 'Nordic House'`,
    );
    await searchAnew(shop);
    // Verdant's own product costs 60; what the house sells has other words.
    expect(await list({ keyword: "verdant", minPrice: "80" })).toMatchObject({ total: 0, unfiltered: 1 });
    expect((await facets({ keyword: "verdant", minPrice: "80" })).values("brandId")).toEqual({});
    // Here nothing but the shop has the words.
    expect(await list({ keyword: "verdant house", minPrice: "80" })).toMatchObject({ total: 1 });
    await shop.ctx.db.execute(
      sql`update merchant set name = 'Nordic House' where name = 'Verdant Winter House'`,
    );
    await searchAnew(shop);
  });

  it("says how many there are without the filters that left nothing", async () => {
    expect(await list({ keyword: "Nordic House", minPrice: "500" })).toMatchObject({
      total: 0,
      unfiltered: 1,
      didYouMean: null,
    });
    expect(await list({ keyword: "winter tire", minStar: "5", maxPrice: "1" })).toMatchObject({
      total: 0,
      unfiltered: 1,
    });
    expect(await list({ keyword: "zzzqqq", inStock: "true" })).toMatchObject({ total: 0, unfiltered: 0 });
    expect((await list({ keyword: "zzzqqq" })).unfiltered).toBeUndefined();
    expect((await list({ keyword: "winter", maxPrice: "100" })).unfiltered).toBeUndefined();
  });

  it("says what mistyped words probably meant, if those find something without the filters", async () => {
    expect(await list({ keyword: "verdnat", minPrice: "500" })).toMatchObject({
      total: 0,
      unfiltered: 1,
      didYouMean: "verdant",
    });
    expect(await list({ keyword: "verdant", minPrice: "500" })).toMatchObject({
      total: 0,
      unfiltered: 1,
      didYouMean: null,
    });
    expect(await list({ keyword: "zzzqqq", minPrice: "500" })).toMatchObject({ didYouMean: null });
  });

  it("says the same of a shop's own products, and nothing of what others sell", async () => {
    const { rows } = await shop.ctx.db.execute<{ id: number }>(
      sql`select id from merchant where name = 'Nordic House'`,
    );
    const inShop = async (query: Record<string, unknown>) =>
      (await shop.call(shopProducts, { query: { merId: rows[0]?.id ?? 0, ...query } })).data;
    expect(await inShop({ keyword: "winter", minPrice: "500" })).toMatchObject({
      total: 0,
      unfiltered: 1,
      didYouMean: null,
    });
    expect(await inShop({ keyword: "wniter", minPrice: "500" })).toMatchObject({
      total: 0,
      unfiltered: 1,
      didYouMean: "winter",
    });
    expect(await inShop({ keyword: "verdant", minPrice: "500" })).toMatchObject({ total: 0, unfiltered: 0 });
    expect((await inShop({ keyword: "verdant" })).unfiltered).toBeUndefined();
  });
});
