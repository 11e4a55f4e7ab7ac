import { productList } from "@carmine/api/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeGoods } from "../../../testing/goods.ts";
import { searchShop } from "../../../testing/search-shop.ts";

const { shop, list } = await searchShop();
afterAll(() => shop.close());

it("takes a word of the page's language for the one that was meant", async () => {
  await writeGoods(shop.ctx.db, [{ handle: "cap", name: { en: "Woolen bonnet", fr: "Bonnette de laine" } }]);
  const meant = async (locale: "en" | "fr") =>
    (await shop.call(productList, { query: { keyword: "bonnete" }, locale })).data.didYouMean;
  await expect.poll(() => meant("en")).toBe("bonnet");
  expect(await meant("fr")).toBe("bonnette");
});

describe("swapped letters", () => {
  beforeAll(() =>
    writeGoods(shop.ctx.db, [
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
  ])("in “%s” find “%s”", async (keyword, meant, total) => {
    expect(await list({ keyword })).toMatchObject({ didYouMean: meant, total });
  });
});
