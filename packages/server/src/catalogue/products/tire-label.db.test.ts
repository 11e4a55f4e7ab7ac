import { productDetail, type TireLabel } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../../database/schema/catalogue.ts";
import { type GoodsForTests, writeGoods } from "../../testing/goods.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { WrongTireLabel } from "./tire-label.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const label: TireLabel = { fuel: "B", wet: "A", noise: 69, noiseClass: "B", snow: true, ice: false };

const write = async (goods: GoodsForTests): Promise<number> =>
  (await writeGoods(shop.ctx.db, [goods])).get(goods.handle) ?? 0;
const labelOf = async (id: number): Promise<TireLabel | null> =>
  (await shop.call(productDetail, { params: { id } })).data.productInfo.tireLabel;

it("answers the label of a tire, and null for other goods", async () => {
  expect(await labelOf(await write({ handle: "tire", tireLabel: label }))).toEqual(label);
  expect(await labelOf(await write({ handle: "wheel" }))).toBeNull();
});

it("keeps the label where a product is written again without one, and takes it away where it says so", async () => {
  const id = await write({ handle: "again", tireLabel: label });
  await write({ handle: "again", price: "12.00" });
  expect(await labelOf(id)).toEqual(label);
  await write({ handle: "again", tireLabel: null });
  expect(await labelOf(id)).toBeNull();
});

it.each([
  [{ fuel: "F" }, "fuel"],
  [{ wet: "a" }, "wet"],
  [{ noise: 690 }, "noise"],
  [{ noise: 69.5 }, "noise"],
  [{ noiseClass: "D" }, "noiseClass"],
  [{ snow: "yes" }, "snow"],
  [{ fuel: undefined, ice: null }, "fuel, ice"],
])("refuses %o, says what is wrong, and writes nothing", async (wrong, parts) => {
  const draft = { ...label, ...wrong } as unknown as TireLabel;
  const refused = write({ handle: "wrong", tireLabel: draft });
  await expect(refused).rejects.toThrow(WrongTireLabel);
  await expect(refused).rejects.toThrow(`wrong in: ${parts}.`);
  expect(await shop.ctx.db.select().from(product).where(eq(product.handle, "wrong"))).toEqual([]);
});
