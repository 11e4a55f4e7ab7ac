import { productList } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeProducts } from "../../../testing/write-products.ts";
import { searchShop } from "../../../testing/search-shop.ts";

const { shop, list } = await searchShop();
afterAll(() => shop.close());

it("prefers a word of the page's language", async () => {
  await writeProducts(shop.ctx.db, [
    { handle: "cap", name: { en: "Woolen bonnet", fr: "Bonnette de laine" } },
  ]);
  const correctionOf = async (locale: "en" | "fr") =>
    (await shop.call(productList, { query: { keyword: "bonnete" }, locale })).data.didYouMean;
  await expect.poll(() => correctionOf("en")).toBe("bonnet");
  expect(await correctionOf("fr")).toBe("bonnette");
});

describe("swapped letters", () => {
  beforeAll(() =>
    writeProducts(shop.ctx.db, [
      { handle: "board", name: { en: "Snowboard Custom" }, category: ["Snow"], brand: "Burton" },
      { handle: "shirt", name: { en: "Flannel shirt" }, category: ["Clothing"], brand: "Burton" },
    ]),
  );

  it.each([
    ["bruton", "burton", 2],
    ["bortun", "burton", 2],
    ["shrit", "shirt", 1],
    ["shrits", "shirt", 1],
    ["wniter tires", "winter tires", 1],
    ["bruton shrit", "burton shirt", 1],
  ])("corrects “%s” to “%s”", async (keyword, correctionOf, total) => {
    expect(await list({ keyword })).toMatchObject({ didYouMean: correctionOf, total });
  });
});

describe("words", () => {
  beforeAll(() =>
    writeProducts(shop.ctx.db, [
      { handle: "laptop", name: { en: "Slate laptop black" } },
      { handle: "kettle", name: { en: "Allday travel season kettle" } },
      { handle: "court", name: { en: "Court acid all" } },
    ]),
  );

  it.each([
    ["lap top", "laptop", 1],
    ["Lap Tops", "laptops", 1],
    ["balck lap top", "black laptop", 1],
    ["travelseason", "travel season", 1],
    ["kettles for travelseason", "kettles for travel season", 1],
  ])("matches “%s” to “%s” with other word boundaries", async (keyword, correctionOf, total) => {
    expect(await list({ keyword })).toMatchObject({ didYouMean: correctionOf, total });
  });

  it.each(["court alu", "course", "acier"])(
    "doesn't correct “%s” to words that differ too much",
    async (keyword) => {
      expect(await list({ keyword })).toMatchObject({ didYouMean: null, total: 0 });
    },
  );

  it("doesn't treat joining words as mistakes", async () => {
    await writeProducts(shop.ctx.db, [{ handle: "width", name: { en: "Rug of great width" } }]);
    expect(await list({ keyword: "rug with balck" })).toMatchObject({ total: 0 });
    expect(await list({ keyword: "laptops with balck" })).toMatchObject({
      didYouMean: "laptops with black",
      total: 1,
    });
  });
});
