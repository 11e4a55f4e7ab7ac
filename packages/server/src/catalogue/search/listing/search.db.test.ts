import { categoryTree, productList, productSuggest } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { productTag } from "../../../database/schema/catalogue.ts";
import { writeProducts } from "../../../testing/write-products.ts";
import { refreshSearch } from "../../../testing/page-tags.ts";
import { operator } from "../../../testing/operator.ts";
import { searchShop } from "../../../testing/search-shop.ts";
import { writeSynonyms } from "../query/synonyms.ts";

const { shop, ids, list, handles, facets, idOfCategory } = await searchShop();
afterAll(() => shop.close());

describe("search", () => {
  it.each([
    ["winter tires", ["polar"]],
    ["诺兰", ["polar"]],
    ["冬季轮胎", ["polar"]],
    ["neumatico", ["polar"]],
    ["PNEU", ["polar"]],
    ["ฤดูหนาว", ["polar"]],
    ["ຢາງລົດ", ["polar"]],
    ["205/55R16", ["polar", "eco"]],
    ["205 55 16", ["polar", "eco"]],
    ["verdant 205/55 r16", ["eco"]],
    ["nor", ["polar"]],
    ["100%", ["foam"]],
    ["nothing of the sort", []],
  ])("finds by %s", async (keyword, wanted) => {
    expect(await handles({ keyword })).toEqual(wanted);
  });

  it.each(["%", "🛞", "…"])("finds nothing for %s, which contains no search terms", async (keyword) => {
    expect(await list({ keyword })).toMatchObject({ total: 0, list: [] });
    expect((await facets({ keyword })).data).toEqual([]);
  });

  it("finds text with and without a hyphen", async () => {
    await writeProducts(shop.ctx.db, [
      { handle: "oil", name: { en: "Motor oil 5W-30, 4 l" }, category: ["Oils"], price: "31.00" },
    ]);
    ids.set("oil", (await list({ keyword: "motor oil" })).list[0]?.id ?? 0);
    for (const keyword of ["5w30", "oil 5w30", "5w 30", "5W-30"])
      expect(await handles({ keyword })).toEqual(["oil"]);
    await shop.ctx.db.execute(sql`update product set is_shown = false where handle = 'oil'`);
    await refreshSearch(shop);
  });

  it("accepts several brands and shops, and price bounds in any order", async () => {
    const { data } = await facets({});
    const idsOf = (key: string) =>
      new Map(data.find((facet) => facet.key === key)?.values.map(({ name, value }) => [name, value]));
    const brands = idsOf("brandId");
    const brandId = `${brands.get("Norrland")},${brands.get("Forza")}`;
    expect(await handles({ brandId })).toEqual(["polar", "wheel"]);
    const chosen = (await facets({ brandId })).data.find(({ key }) => key === "brandId")?.values;
    expect(chosen?.filter(({ selected }) => selected)).toHaveLength(2);
    expect(chosen).toHaveLength(3);
    const shops = idsOf("merId");
    const merId = `${shops.get("Test shop")},${shops.get("Nordic House")}`;
    expect((await list({ merId })).total).toBe(4);
    expect(await handles({ minPrice: 100, maxPrice: 50 })).toEqual(["polar", "eco"]);
  });

  it("returns the recognized options, and the remaining words", async () => {
    const { recognized } = await list({ keyword: "Verdant 205/55R16" });
    expect(recognized).toEqual({
      words: "Verdant",
      options: [
        { key: "width", value: "205" },
        { key: "profile", value: "55" },
        { key: "rim", value: "16" },
      ],
    });
    const changed = await list({ keyword: "205/55 R16", optionValues: "width:225,profile:45,rim:17" });
    expect(changed).toMatchObject({ total: 1, recognized: { options: [] } });
    expect((await list({ keyword: "winter" })).recognized).toBeNull();
    // Shoppers can revert a recognized size.
    expect((await list({ keyword: "Verdant 205/55R16", asText: true })).recognized).toBeNull();
  });

  it("finds by the operator's synonyms, in their language and in English", async () => {
    expect(await handles({ keyword: "snow rubber" })).toEqual([]);
    await writeSynonyms(shop.ctx, operator, "en", "Snow rubber", ["winter tires"]);
    await writeSynonyms(shop.ctx, operator, "zh-CN", "雪地胎", ["冬季轮胎"]);
    await expect.poll(() => handles({ keyword: "snow rubber" })).toEqual(["polar"]);
    const { data } = await shop.call(productList, { query: { keyword: "雪地胎 Norrland" }, locale: "zh-CN" });
    expect(data.list.map(({ id }) => id)).toEqual([ids.get("polar")]);
    expect(await handles({ keyword: "雪地胎" })).toEqual([]);
    await writeSynonyms(shop.ctx, operator, "en", "snow rubber", []);
    await expect.poll(() => handles({ keyword: "snow rubber" })).toEqual([]);
  });

  it("finds a shop's products by its name if no product has the words", async () => {
    for (const keyword of ["Nordic House", "nordic", "house nordic"]) {
      const found = await list({ keyword });
      expect(found).toMatchObject({ total: 1, didYouMean: null, list: [{ id: ids.get("polar") }] });
    }
    const { data, values } = await facets({ keyword: "Nordic House" });
    expect(values("merId")).toMatchObject({ "Nordic House": 1 });
    expect(data.find(({ key }) => key === "merId")?.values.some(({ selected }) => selected)).toBe(false);
    // With a chosen shop, another shop's name isn't used.
    expect((await list({ keyword: "nordic", merId: "999999" })).total).toBe(0);
  });

  it("doesn't treat a much shorter word as a misspelling", async () => {
    // "polar" is a prefix of "polarized".
    expect(await list({ keyword: "polarized" })).toMatchObject({ total: 0, didYouMean: null });
  });

  it("suggests a correction", async () => {
    const found = await list({ keyword: "norlland tires" });
    expect(found.didYouMean).toBe("norrland tires");
    expect(found.total).toBe(1);
    expect((await list({ keyword: "winter" })).didYouMean).toBeNull();
  });

  it.each([
    ["purple norrland winter tire", undefined],
    ["norlland purple", undefined],
    ["紫色诺兰冬季轮胎", "zh-CN"],
    ["neumático morado de invierno norrland", "es"],
    ["pneu violet hiver", "fr"],
    ["ยางรถยนต์ฤดูหนาวสีม่วง", "th"],
    ["ຢາງລົດລະດູໜາວສີມ່ວງ", "lao"],
  ] as const)("offers products that match most of “%s” if none matches all", async (keyword, locale) => {
    const { data } = await shop.call(productList, { query: { keyword }, ...(locale && { locale }) });
    expect(data).toMatchObject({ total: 0, list: [], didYouMean: null });
    expect(data.nearest?.[0]?.id).toBe(ids.get("polar"));
  });

  it("offers products that match all words if only the filters exclude them", async () => {
    expect((await list({ keyword: "winter tire", minPrice: "500" })).nearest?.map(({ id }) => id)).toEqual([
      ids.get("polar"),
      ids.get("eco"),
    ]);
    const sized = await list({ optionValues: "width:225,rim:16" });
    expect(sized.nearest?.map(({ id }) => id)).toEqual([ids.get("polar"), ids.get("eco")]);
  });

  it("offers no nearest products for unknown words or with results", async () => {
    expect((await list({ keyword: "zzzqqq" })).nearest).toEqual([]);
    expect((await list({ keyword: "%" })).nearest).toEqual([]);
    expect((await list({ keyword: "winter" })).nearest).toBeUndefined();
  });

  it("never shows products that aren't on sale", async () => {
    expect(await handles({ keyword: "hidden" })).toEqual([]);
    expect((await list({})).total).toBe(4);
  });

  it("accepts a category of any level", async () => {
    expect(await handles({ cid: await idOfCategory("Tires") })).toEqual(["polar", "eco"]);
    expect(await handles({ cid: await idOfCategory("Winter tires") })).toEqual(["polar"]);
    expect(await handles({ cid: 999_999 })).toEqual([]);
  });

  it("requires several options to match in one sku", async () => {
    expect(await handles({ optionValues: "width:205,rim:16" })).toEqual(["polar", "eco"]);
    expect(await handles({ optionValues: "width:205,rim:17" })).toEqual([]);
    expect(await handles({ optionValues: "width:205,width:225,rim:17" })).toEqual(["polar"]);
  });

  it("checks the stock of the chosen options", async () => {
    expect(await handles({ optionValues: "rim:17", inStock: "true" })).toEqual([]);
    expect(await handles({ optionValues: "rim:16", inStock: "true" })).toEqual(["polar"]);
  });

  it("filters and sorts", async () => {
    expect(await handles({ minPrice: "50", maxPrice: 100 })).toEqual(["polar", "eco"]);
    expect(await handles({ minStar: 4.5 })).toEqual(["polar"]);
    expect(await handles({ priceOrder: "asc" })).toEqual(["foam", "eco", "polar", "wheel"]);
    expect(await handles({ priceOrder: "desc" })).toEqual(["wheel", "polar", "eco", "foam"]);
    expect(await handles({ sort: "new" })).toEqual(["foam", "wheel", "eco", "polar"]);
    expect(await handles({ sort: "star" })).toEqual(["polar", "foam", "wheel", "eco"]);
  });

  it("refuses an invalid price", async () => {
    const { code } = await shop.call(productList, { query: { minPrice: "cheap" } });
    expect(code).toBe(400);
  });

  it("pages without gaps and overlaps", async () => {
    const pages = [
      await handles({ limit: 3 }),
      await handles({ limit: 3, page: 2 }),
      await handles({ limit: 3, page: 3 }),
    ];
    expect(pages).toEqual([["polar", "eco", "wheel"], ["foam"], []]);
    expect((await list({ limit: 3, page: 9 })).total).toBe(4);
  });

  it("shows labels on a card in the product's order, and its shop", async () => {
    const { db } = shop.ctx;
    await db.insert(productTag).values([
      { key: "delivery", name: { en: "Free delivery", th: "ส่งฟรี" }, tone: "success" },
      { key: "fitting", name: { en: "Free fitting" }, tone: "neutral" },
    ]);
    await db.execute(sql`update product set tags = '{fitting,delivery}' where handle = 'polar'`);
    await db.execute(sql`update merchant set is_self = true where name = 'Nordic House'`);
    await refreshSearch(shop);
    const { list: cards } = await list({ keyword: "winter" }, "th");
    expect(cards.find(({ id }) => id === ids.get("polar"))).toMatchObject({
      isSelf: true,
      tags: [
        { text: "Free fitting", tone: "neutral" },
        { text: "ส่งฟรี", tone: "success" },
      ],
    });
    expect((await list({ keyword: "forza" })).list).toMatchObject([{ isSelf: false, tags: [] }]);
  });

  it("responds in the reader's language", async () => {
    const { list: cards } = await list({ keyword: "polar" }, "th");
    expect(cards[0]).toMatchObject({
      storeName: "ยางรถยนต์ฤดูหนาว",
      price: "95.00",
      stock: 4,
      merName: "Nordic House",
      star: 4.8,
      replyNum: 5,
      image: "http://localhost:80/media/placeholder.webp",
    });
  });

  it.each(["'; drop table product; --", "%_%", "\\", "((((", "a".repeat(200), "\u{1F6DE}"])(
    "treats %s as words",
    async (keyword) => {
      const { code } = await shop.call(productList, { query: { keyword } });
      expect(code).toBe(200);
    },
  );
});

it("shows a change immediately despite caching", async () => {
  expect((await list({ keyword: "brandnew" })).total).toBe(0);
  await writeProducts(shop.ctx.db, [{ handle: "new", name: { en: "Brandnew thing" } }]);
  await expect.poll(async () => (await list({ keyword: "brandnew" })).total).toBe(1);
  const { data } = await shop.call(categoryTree);
  expect(data.map(({ name }) => name)).toContain("Goods");
});

describe("relevance", () => {
  it("ranks products with matching names first, and available ones before sold-out ones", async () => {
    await writeProducts(shop.ctx.db, [
      { handle: "z1", name: { en: "Plectrum" }, category: ["Music", "Zithers"], price: "1.00", rank: 10 },
      { handle: "z2", name: { en: "Case for a zither" }, category: ["Music"], price: "1.00", rank: 9 },
      { handle: "z3", name: { en: "Zither strings" }, category: ["Music"], price: "1.00", rank: 8, stock: 0 },
      { handle: "z4", name: { en: "Zither" }, category: ["Music"], price: "1.00", rank: 1 },
    ]);
    const wanted = ["Zither", "Zither strings", "Case for a zither", "Plectrum"];
    const { data } = await shop.call(productList, { query: { keyword: "zithers" } });
    expect(data.list.map(({ storeName }) => storeName)).toEqual(wanted);
    const { data: offered } = await shop.call(productSuggest, { query: { keyword: "zith" } });
    expect(offered.products.map(({ storeName }) => storeName)).toEqual(wanted);
  });
});

describe("relevance by category", () => {
  it("ranks products of the best-matching category first", async () => {
    await writeProducts(shop.ctx.db, [
      { handle: "gale-tire", name: { en: "Norrland gale tire" }, category: ["Gale tires"], rank: 1 },
      { handle: "gale-wheel", name: { en: "Gale steel wheel" }, category: ["Gale steel wheels"], rank: 99 },
    ]);
    const wanted = ["Norrland gale tire", "Gale steel wheel"];
    expect((await list({ keyword: "gale" })).list.map(({ storeName }) => storeName)).toEqual(wanted);
    const { data } = await shop.call(productSuggest, { query: { keyword: "gale" } });
    expect(data.products.map(({ storeName }) => storeName)).toEqual(wanted);
  });
});
