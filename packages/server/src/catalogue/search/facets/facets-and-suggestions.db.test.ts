import { productList, productSuggest } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { writeProducts } from "../../../testing/write-products.ts";
import { writeSynonyms } from "../query/synonyms.ts";
import { operator } from "../../../testing/operator.ts";
import { searchShop } from "../../../testing/search-shop.ts";

const { shop, ids, facets, idOfCategory } = await searchShop();
afterAll(() => shop.close());

describe("facets", () => {
  it("count the results of each choice", async () => {
    const { values } = await facets({});
    expect(values("cid")).toEqual({ Tires: 2, Wheels: 1, Care: 1 });
    expect(values("brandId")).toEqual({ Norrland: 1, Verdant: 1, Forza: 1 });
    expect(values("merId")).toEqual({ "Test shop": 3, "Nordic House": 1 });
    expect(values("option:width")).toEqual({ 205: 2, 225: 1 });
    expect(values("option:rim")).toEqual({ 16: 2, 17: 1 });
    expect(values("minStar")).toEqual({ "4.5 and up": 1, "4 and up": 1, "3 and up": 1 });
    expect(values("inStock")).toEqual({ "In stock only": 3 });
  });

  it("apply every filter except the facet's own", async () => {
    const { data, values } = await facets({ optionValues: "width:225", maxPrice: 100 });
    expect(values("option:width")).toEqual({ 205: 2, 225: 1 });
    expect(values("option:rim")).toEqual({});
    expect(values("brandId")).toEqual({ Norrland: 1 });
    expect(data.find(({ key }) => key === "option:width")?.values.map(({ selected }) => selected)).toEqual([
      false,
      true,
    ]);
  });

  it("count options within one sku", async () => {
    const { values } = await facets({ optionValues: "width:205,rim:16" });
    expect(values("option:rim")).toEqual({ 16: 2 });
  });

  it("show the path to the chosen category", async () => {
    const { values } = await facets({ cid: await idOfCategory("Winter tires") });
    expect(values("cid")).toEqual({
      Tires: 2,
      "Car tires": 2,
      "Winter tires": 1,
      "Summer tires": 1,
      Wheels: 1,
      Care: 1,
    });
  });

  it("return the price as a range whose bars add up to all products", async () => {
    const { data } = await facets({});
    const price = data.find(({ key }) => key === "price");
    expect(price).toMatchObject({ type: "range", min: "9.99", max: "139.00" });
    expect(price?.values.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  });

  it("correct the words like the list", async () => {
    expect((await facets({ keyword: "norlland" })).values("brandId")).toEqual({ Norrland: 1 });
    expect((await facets({ keyword: "nothing of the sort" })).data).toEqual([]);
  });

  it("include chosen values without results, but none that don't exist", async () => {
    const all = (await facets({})).data;
    const numberOf = (key: string, wanted: string): number =>
      Number(all.find((facet) => facet.key === key)?.values.find(({ name }) => name === wanted)?.value);
    const ofBrand = await facets({ keyword: "norrland", brandId: [numberOf("brandId", "Forza"), 999_999] });
    expect(ofBrand.values("brandId")).toEqual({ Norrland: 1, Forza: 0 });
    const ofShop = await facets({ keyword: "foam", merId: [numberOf("merId", "Nordic House"), 999_999] });
    expect(ofShop.values("merId")).toEqual({ "Test shop": 1, "Nordic House": 0 });
    expect(ofShop.data.find(({ key }) => key === "merId")?.values.map(({ selected }) => selected)).toEqual([
      false,
      true,
    ]);
    const ofSize = await facets({ keyword: "foam", optionValues: "width:225,girth:9" });
    expect(ofSize.values("option:width")).toEqual({ 225: 0 });
    expect(ofSize.values("option:girth")).toEqual({});
  });

  it("count stars as cards show them, like the list", async () => {
    await writeProducts(shop.ctx.db, [{ handle: "rated", name: { en: "Rated lamp" } }]);
    // An average of 4.45, displayed as 4.5.
    const counts = "{0,0,0,11,9}";
    await shop.ctx.db.execute(sql`update product set star_counts = ${counts}::int[] where handle = 'rated'`);
    const { list } = (await shop.call(productList, { query: { keyword: "rated lamp", minStar: 4.5 } })).data;
    expect(list.map(({ star }) => star)).toEqual([4.5]);
    expect((await facets({ keyword: "rated lamp" })).values("minStar")).toMatchObject({ "4.5 and up": 1 });
  });

  it("count a size as in stock if that size is, like the list", async () => {
    await writeProducts(shop.ctx.db, [
      { handle: "boot", name: { en: "Boot" }, sizes: ["40", "41", "42"], stocks: [0, 3, 0] },
      { handle: "clog", name: { en: "Clog boot" }, sizes: ["40", "41"], stocks: [2, 0] },
    ]);
    const countsOf = async (query: Parameters<typeof facets>[0]) =>
      (await facets({ keyword: "boot", ...query })).values;
    const found = async (query: Parameters<typeof facets>[0]) =>
      (await shop.call(productList, { query: { keyword: "boot", ...query } })).data.total;
    await expect.poll(async () => (await countsOf({}))("option:size")).toEqual({ 40: 2, 41: 2, 42: 1 });
    expect((await countsOf({ inStock: true }))("option:size")).toEqual({ 40: 1, 41: 1 });
    expect(await found({ inStock: true, optionValues: "size:40" })).toBe(1);
    // With a chosen size, its stock is counted.
    expect((await countsOf({ optionValues: "size:40" }))("inStock")).toEqual({ "In stock only": 1 });
    expect((await countsOf({ optionValues: "size:42" }))("inStock")).toEqual({});
    expect(await found({ inStock: true, optionValues: "size:42" })).toBe(0);
  });
});

describe("suggestions", () => {
  it("complete the word being typed", async () => {
    const { data } = await shop.call(productSuggest, { query: { keyword: "winter ti" } });
    expect(data.products.map(({ id }) => id)).toEqual([ids.get("polar")]);
    expect(data.words).toContain("winter tire");
    const nordic = await shop.call(productSuggest, { query: { keyword: "Nord" } });
    expect(nordic.data.merchants.map(({ name }) => name)).toEqual(["Nordic House"]);
    const whole = await shop.call(productSuggest, { query: { keyword: "nordic" } });
    expect(whole.data).toMatchObject({ merchants: [{ name: "Nordic House" }], words: [] });
    expect(whole.data.products.map(({ id }) => id)).toEqual([ids.get("polar")]);
    const category = await shop.call(productSuggest, { query: { keyword: "winter" } });
    expect(category.data.categories).toMatchObject([
      { name: "Winter tires", path: "Tires / Car tires / Winter tires" },
    ]);
  });

  it("start with the category whose name matches most", async () => {
    await writeProducts(shop.ctx.db, [
      { handle: "gale-wheel", name: { en: "Wheel" }, category: ["Gale steel wheels"] },
      { handle: "gale-tire", name: { en: "Tire" }, category: ["Storm", "Storm tires", "Gale tires"] },
      { handle: "gale-cap", name: { en: "Cap" }, category: ["Storm", "Storm wear", "Gale hats"] },
    ]);
    for (const keyword of ["gale", "gal"]) {
      const names = async () => {
        const { data } = await shop.call(productSuggest, { query: { keyword } });
        return data.categories.map(({ name }) => name);
      };
      await expect.poll(names).toEqual(["Gale tires", "Gale hats", "Gale steel wheels"]);
    }
  });

  it("offer the products that the list shows for the same words", async () => {
    const { db } = shop.ctx;
    await writeProducts(db, [
      { handle: "oil", name: { en: "Motor oil" } },
      { handle: "oilcloth", name: { en: "Oilcloth" } },
    ]);
    const products = async (keyword: string) => {
      const { data } = await shop.call(productSuggest, { query: { keyword } });
      return data.products.map(({ storeName }) => storeName);
    };
    // An incomplete last word triggers word suggestions.
    await expect.poll(() => products("mottor oil")).toEqual(["Motor oil"]);
    expect(await products("wniter ti")).toEqual(["Norrland Polar winter tire"]);
    await writeSynonyms(shop.ctx, operator, "en", "lubricant", ["motor oil"]);
    await expect.poll(() => products("lubricants")).toEqual(["Motor oil"]);
  });

  it("offer no words without common results", async () => {
    await writeProducts(shop.ctx.db, [{ handle: "polish", name: { en: "Polish for cars" } }]);
    const words = async (keyword: string) =>
      (await shop.call(productSuggest, { query: { keyword } })).data.words;
    await expect.poll(() => words("pol")).toEqual(["polar", "polish"]);
    expect(await words("norrland pol")).toEqual(["norrland polar"]);
    expect(await words("alloy pol")).toEqual([]);
    // Each word is spelled correctly.
    expect(await words("winer polsh")).toEqual([]);
  });

  it("repeat no typing mistake", async () => {
    const begun = await shop.call(productSuggest, { query: { keyword: "wniter ti" } });
    expect(begun.data.words).toEqual(["winter tire"]);
    const finished = await shop.call(productSuggest, { query: { keyword: "norlland" } });
    expect(finished.data.words).toEqual(["norrland"]);
    expect(finished.data.products.map(({ id }) => id)).toEqual([ids.get("polar")]);
  });

  it("offer words of the page's language and English ones, only English ones in English", async () => {
    await writeProducts(shop.ctx.db, [
      {
        handle: "drawers",
        name: { en: "Dresser Tirana", fr: "Commode à tiroirs", es: "Cómoda de tirador" },
      },
    ]);
    const words = async (keyword: string, locale?: "fr" | "es") => {
      const { data } = await shop.call(productSuggest, { query: { keyword }, ...(locale && { locale }) });
      return data.words.toSorted();
    };
    await expect.poll(() => words("tir")).toEqual(["tirana", "tire"]);
    expect(await words("tir", "fr")).toEqual(["tirana", "tire", "tiroirs"]);
    expect(await words("tir", "es")).toEqual(["tirador", "tirana", "tire"]);
    // Input in another language still finds products with that name.
    const { data } = await shop.call(productSuggest, { query: { keyword: "tiroi" } });
    expect(data.products.map(({ storeName }) => storeName)).toEqual(["Dresser Tirana"]);
  });

  it("keep the languages of a word that a later product has in another one", async () => {
    await writeProducts(shop.ctx.db, [
      { handle: "plan-fr", name: { en: "Sketch", fr: "Planche" } },
      { handle: "plan-en", name: { en: "Planche" } },
    ]);
    const words = async (locale: "en" | "fr") =>
      (await shop.call(productSuggest, { query: { keyword: "planc" }, locale })).data.words;
    await expect.poll(() => words("en")).toEqual(["planche"]);
    expect(await words("fr")).toEqual(["planche"]);
  });

  it("treat input literally, including wildcards of patterns", async () => {
    const shops = async (keyword: string) =>
      (await shop.call(productSuggest, { query: { keyword } })).data.merchants.map(({ name }) => name);
    expect(await shops("nordi")).toEqual(["Nordic House"]);
    for (const keyword of ["nordi_", "nor%c", "nordi\\"]) expect(await shops(keyword)).toEqual([]);
  });

  it("are empty for empty input", async () => {
    const { data } = await shop.call(productSuggest, { query: { keyword: " %" } });
    expect(data).toEqual({ products: [], categories: [], merchants: [], words: [] });
  });
});
