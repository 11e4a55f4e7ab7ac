import { productFacets, shopProducts } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeProducts } from "../../testing/write-products.ts";
import { refreshSearch } from "../../testing/page-tags.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";

const place = { merchant: "Nordic House", category: ["Tires"] };
const shopCid = 7;

let shop: TestApp;
let ids: Map<string, number>;
let merId: number;
let brandId: number;

beforeAll(async () => {
  shop = await testApp();
  const { db } = shop.ctx;
  ids = await writeProducts(db, [
    { ...place, handle: "polar", name: { en: "Polar" }, brand: "Norrland", sizes: ["205/55 R16 91H"] },
    { ...place, handle: "eco", name: { en: "Eco" }, brand: "Verdant", sizes: ["225/45 R17 94V"], stock: 0 },
    { handle: "elsewhere", name: { en: "Polar" }, brand: "Norrland", sizes: ["205/55 R16 91H"] },
  ]);
  await db.execute(sql`update product set star_counts = '{0,0,0,1,4}', shop_category_path = array[${shopCid}::int]
    where handle = 'polar'`);
  const idOf = async (table: "merchant" | "brand", name: string): Promise<number> => {
    const { rows } = await db.execute<{ id: number }>(
      sql`select id from ${sql.identifier(table)} where name = ${name}`,
    );
    return rows[0]?.id ?? 0;
  };
  merId = await idOf("merchant", "Nordic House");
  brandId = await idOf("brand", "Norrland");
});
afterAll(() => shop.close());

const handles = async (query: object): Promise<string[]> => {
  const names = new Map([...ids].map(([handle, id]) => [id, handle]));
  const { data } = await shop.call(shopProducts, { query: { merId, ...query } });
  return data.list.map(({ id }) => names.get(id) ?? "").toSorted();
};

it.each([
  ["nothing", () => ({}), ["eco", "polar"]],
  ["a brand", () => ({ brandId: String(brandId) }), ["polar"]],
  ["an option", () => ({ optionValues: "rim:17" }), ["eco"]],
  ["a rating", () => ({ minStar: 4.5 }), ["polar"]],
  ["what is in stock", () => ({ inStock: true }), ["polar"]],
] as const)("filters the products of a shop by %s", async (_, query, wanted) => {
  expect(await handles(query())).toEqual(wanted);
});

it("returns the recognized words", async () => {
  const { data: sized } = await shop.call(shopProducts, { query: { merId, keyword: "205/55 R16" } });
  expect(sized).toMatchObject({ total: 1, recognized: { words: "" } });
  const { data: mistyped } = await shop.call(shopProducts, { query: { merId, keyword: "norlland" } });
  expect(mistyped).toMatchObject({ total: 1, didYouMean: "norrland" });
});

it("counts the filters of one of the shop's categories", async () => {
  const brandsIn = async (query: object) => {
    const { data } = await shop.call(productFacets, { query: { merId: String(merId), ...query } });
    return data.find(({ key }) => key === "brandId")?.values.map(({ name, count }) => [name, count]);
  };
  expect(await brandsIn({})).toEqual([
    ["Norrland", 1],
    ["Verdant", 1],
  ]);
  expect(await brandsIn({ shopCid })).toEqual([["Norrland", 1]]);
});

it("counts the shop's categories in a search, regardless of the chosen one", async () => {
  await shop.ctx.db.execute(
    sql`insert into shop_category (id, merchant_id, pid, name, sort) values (${shopCid}, ${merId}, 0, '{"en": "Tires", "fr": "Pneus"}', 1)`,
  );
  await refreshSearch(shop);
  const categoriesIn = async (query: object) => {
    const { data } = await shop.call(productFacets, { query });
    return data.find(({ key }) => key === "shopCid")?.values;
  };
  const tires = { value: String(shopCid), name: "Tires", count: 1, selected: false };
  expect(await categoriesIn({ merId: String(merId) })).toEqual([tires]);
  expect(await categoriesIn({ merId: String(merId), shopCid })).toEqual([{ ...tires, selected: true }]);
  expect(await categoriesIn({ merId: String(merId), optionValues: "rim:17" })).toBeUndefined();
  expect(await categoriesIn({ shopCid })).toBeUndefined();
});
