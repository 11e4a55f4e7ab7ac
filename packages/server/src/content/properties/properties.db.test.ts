import { productComparison, productDetail, productFacets, recommendations } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { product } from "../../database/schema/catalogue.ts";
import { guide } from "../../database/schema/content.ts";
import { operator } from "../../testing/operator.ts";
import { testApp } from "../../testing/test-app.ts";
import { writeProducts } from "../../testing/write-products.ts";
import { changeCategory } from "../editing/change-category.ts";
import { removeProperty, writeProperty } from "./write-properties.ts";

const shop = await testApp();
afterAll(() => shop.close());
const { db } = shop.ctx;

const categoryOf = async (id: number): Promise<number> => {
  const [row] = await db.select({ categoryId: product.categoryId }).from(product).where(eq(product.id, id));
  return row?.categoryId ?? 0;
};
const setProperties = (id: number, values: object): Promise<unknown> =>
  db
    .update(product)
    .set({ properties: sql`${JSON.stringify(values)}::jsonb` })
    .where(eq(product.id, id));

const ids = await writeProducts(db, [
  { handle: "linden", name: { en: "Linden sofa" }, category: ["Home", "Sofas"], brand: "Carmine" },
  { handle: "harbor", name: { en: "Harbor sofa" }, category: ["Home", "Sofas"] },
  { handle: "lamp", name: { en: "Lamp" }, category: ["Home", "Lamps"] },
]);
const [linden = 0, harbor = 0, lamp = 0] = ["linden", "harbor", "lamp"].map((handle) => ids.get(handle));
const sofas = await categoryOf(linden);
const material = {
  key: "material",
  name: { en: "Material", fr: "Matériau" },
  kind: "choice",
  choices: [
    { key: "leather", name: { en: "Leather", fr: "Cuir" } },
    { key: "fabric", name: { en: "Fabric", fr: "Tissu" } },
  ],
  categories: [sofas],
};
const depth = { key: "depth", name: { en: "Depth" }, kind: "number", unit: "cm", categories: [sofas] };

it("shows the properties of the category, in its order and in the reader's language", async () => {
  await writeProperty(shop.ctx, operator, material, "");
  await writeProperty(shop.ctx, operator, depth, "");
  await setProperties(linden, { depth: 88, material: "fabric", unknown: 1 });
  await setProperties(harbor, { material: "leather" });
  const { data } = await shop.call(productDetail, { params: { id: linden }, locale: "fr" });
  expect(data.productInfo.properties).toEqual([
    { key: "material", name: "Matériau", value: "Tissu" },
    { key: "depth", name: "Depth", value: "88\u00a0cm" },
  ]);
});

it("shows the set size and guides of a department on cached product pages immediately", async () => {
  const shown = async () => (await shop.call(productDetail, { params: { id: linden } })).data.productInfo;
  const [row] = await db.select({ path: product.categoryPath }).from(product).where(eq(product.id, linden));
  const home = row?.path[0] ?? 0;
  await db.insert(guide).values({ slug: "sets", title: { en: "Sets" }, html: { en: "<p>Sets</p>" } });
  expect(await shown()).toMatchObject({ setSize: null, guides: null });
  await changeCategory(shop.ctx, operator, home, { setSize: 4 });
  expect((await shown()).setSize).toBe(4);
  await changeCategory(shop.ctx, operator, home, { guides: ["sets"] });
  expect((await shown()).guides).toEqual([{ slug: "sets", title: "Sets" }]);
  await changeCategory(shop.ctx, operator, home, { setSize: null, guides: [] });
  expect(await shown()).toMatchObject({ setSize: null, guides: null });
});

it("filters lists by a property once the operator allows it, and no longer once removed", async () => {
  const facet = async () => {
    const { data } = await shop.call(productFacets, { query: { cid: sofas } });
    return data.find(({ key }) => key === "option:material")?.values.map(({ name, count }) => [name, count]);
  };
  expect(await facet()).toBeUndefined();
  await writeProperty(shop.ctx, operator, { ...material, isFilter: true }, "");
  await expect.poll(facet).toEqual([
    ["Fabric", 1],
    ["Leather", 1],
  ]);
  await removeProperty(shop.ctx, operator, "material");
  await expect.poll(facet).toBeUndefined();
  await writeProperty(shop.ctx, operator, material, "");
});

it("refuses a property with an unknown category, without choices, or with a unit that it can't have", async () => {
  const write = (fields: object) =>
    writeProperty(shop.ctx, operator, { ...material, ...fields }, "Entry 2, ");
  await expect(write({ categories: [999_999] })).rejects.toThrow(
    "Entry 2, categories: there is no category 999999",
  );
  await expect(write({ choices: [] })).rejects.toThrow("at least one value");
  await expect(write({ unit: "cm" })).rejects.toThrow("only a number has a unit");
  await expect(write({ key: "A:B" })).rejects.toThrow("lowercase letters");
});

it("keeps the position of a property in its category, and its key and kind while products have a value", async () => {
  await writeProperty(shop.ctx, operator, { ...material, name: { en: "Cover" } }, "");
  const { data } = await shop.call(productDetail, { params: { id: linden } });
  expect(data.productInfo.properties?.map(({ name }) => name)).toEqual(["Depth", "Cover"]);
  await expect(
    writeProperty(shop.ctx, operator, { ...material, kind: "flag", choices: [] }, ""),
  ).rejects.toThrow("can’t change while products have a value");
  await writeProperty(shop.ctx, operator, material, "");
});

it("compares products in the order of the ids, without missing ones and those after the fourth", async () => {
  const { data } = await shop.call(productComparison, {
    query: { ids: `${harbor},999999,${linden},${harbor}` },
  });
  expect(data.list.map(({ card }) => card.id)).toEqual([harbor, linden]);
  expect(data.list.map(({ brandName }) => brandName)).toEqual([null, "Carmine"]);
  expect(data.list.map(({ properties }) => properties?.map(({ value }) => value))).toEqual([
    ["Leather"],
    expect.arrayContaining(["Fabric"]),
  ]);
});

it("recommends products of the accessory categories", async () => {
  const lamps = await categoryOf(lamp);
  await changeCategory(shop.ctx, operator, sofas, { accessories: [lamps] });
  const accessories = async () => {
    const { data } = await shop.call(recommendations, { params: { id: linden } });
    return data.accessories?.map(({ id }) => id);
  };
  await expect.poll(accessories).toEqual([lamp]);
  await expect(changeCategory(shop.ctx, operator, sofas, { guides: ["none"] })).rejects.toThrow(
    "one of them doesn’t exist",
  );
});
