import { productDetail, productFacets, productList, type TireLabel } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../../database/schema/catalogue.ts";
import { type ProductFields, writeProducts } from "../../testing/write-products.ts";
import { testApp, type TestApp } from "../../testing/test-app.ts";
import { WrongTireLabel } from "./tire-label.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

const label: TireLabel = { fuel: "B", wet: "A", noise: 69, noiseClass: "B", snow: true, ice: false };

const write = async (fields: ProductFields): Promise<number> =>
  (await writeProducts(shop.ctx.db, [fields])).get(fields.handle) ?? 0;
const labelOf = async (id: number): Promise<TireLabel | null> =>
  (await shop.call(productDetail, { params: { id } })).data.productInfo.tireLabel;

it("returns a tire's label, and null for other products", async () => {
  expect(await labelOf(await write({ handle: "tire", tireLabel: label }))).toEqual(label);
  expect(await labelOf(await write({ handle: "wheel" }))).toBeNull();
});

it("removes its label and filters when it is written without a label", async () => {
  const id = await write({ handle: "again", tireLabel: label });
  await write({ handle: "again" });
  const [row] = await shop.ctx.db.select().from(product).where(eq(product.id, id));
  expect(row).toMatchObject({ tireLabel: null, facets: [] });
});

it.each([
  [{ fuel: "F" }, "fuel"],
  [{ wet: "a" }, "wet"],
  [{ noise: 690 }, "noise"],
  [{ noise: 69.5 }, "noise"],
  [{ noiseClass: "D" }, "noiseClass"],
  [{ snow: "yes" }, "snow"],
  [{ fuel: undefined, ice: null }, "fuel, ice"],
])("refuses %o with a message, and writes nothing", async (wrong, parts) => {
  const draft = { ...label, ...wrong } as unknown as TireLabel;
  const refused = write({ handle: "wrong", tireLabel: draft });
  await expect(refused).rejects.toThrow(WrongTireLabel);
  await expect(refused).rejects.toThrow(`wrong in: ${parts}.`);
  expect(await shop.ctx.db.select().from(product).where(eq(product.handle, "wrong"))).toEqual([]);
});

it("allows filtering products by grade, best first", async () => {
  const category = ["Tires", "Car tires", "Graded tires"];
  for (const [handle, fuel] of [
    ["one", "C"],
    ["two", "A"],
    ["three", "C"],
  ] as const)
    await write({ handle, category, name: { en: "Graded" }, tireLabel: { ...label, fuel } });
  const { data: facets } = await shop.call(productFacets, { query: { keyword: "graded" }, locale: "lao" });
  const facet = facets.find(({ key }) => key === "option:fuel-efficiency");
  expect(facet?.name).toBe("ການປະຢັດນ້ຳມັນ");
  expect(facet?.values.map(({ name, count }) => [name, count])).toEqual([
    ["A", 1],
    ["C", 2],
  ]);
  const { data } = await shop.call(productList, {
    query: { keyword: "graded", optionValues: "fuel-efficiency:c,wet-grip:a" },
  });
  expect(data.total).toBe(2);
});
