import { shopProducts } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { refreshSearch } from "../../../testing/page-tags.ts";
import { searchShop } from "../../../testing/search-shop.ts";

const { shop, list, facets } = await searchShop();
afterAll(() => shop.close());

describe("filters that leave nothing", () => {
  it("doesn't treat words as a shop's name if only the filters exclude the products", async () => {
    await shop.ctx.db.execute(
      sql`update merchant set name = 'Verdant Winter House' where name = 'Nordic House'`,
    );
    await refreshSearch(shop);
    // Verdant's own product costs 60; the shop's products have other words.
    expect(await list({ keyword: "verdant", minPrice: "80" })).toMatchObject({ total: 0, unfiltered: 1 });
    expect((await facets({ keyword: "verdant", minPrice: "80" })).values("brandId")).toEqual({});
    // Only the shop matches the words.
    expect(await list({ keyword: "verdant house", minPrice: "80" })).toMatchObject({ total: 1 });
    await shop.ctx.db.execute(
      sql`update merchant set name = 'Nordic House' where name = 'Verdant Winter House'`,
    );
    await refreshSearch(shop);
  });

  it("returns the number of results without the filters that excluded all", async () => {
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

  it("suggests a spelling correction if it has results without the filters", async () => {
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

  it("does the same for a shop's own products, and ignores other shops", async () => {
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
