import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { brand, product, sku } from "../database/schema/catalogue.ts";
import { importShop } from "../testing/import-files.ts";

const { shop, run, close } = await importShop();
afterAll(close);

const header =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,Variant Compare At Price,Variant Barcode,Status";
const stem = (handle: string) =>
  [
    header,
    `${handle},Adjustable Stem,<p>Light</p>,Pure Fix,Stems,"bike,stem",TRUE,Finish,Alloy,ST-A,250,shopify,20,deny,24.00,30.00,111,active`,
    `${handle},,,,,,,,Black,ST-B,260,shopify,11,deny,24.00,,222,`,
  ].join("\n");

const stateOf = async (handle: string) => {
  const { db } = shop.ctx;
  const [row] = await db
    .select({ product, brandName: brand.name })
    .from(product)
    .leftJoin(brand, eq(brand.id, product.brandId))
    .where(eq(product.handle, handle));
  if (!row) throw new Error(`There is no product ${handle}.`);
  const { updatedAt: _, ...fields } = row.product;
  const skus = await db.select().from(sku).where(eq(sku.productId, fields.id)).orderBy(sku.position);
  return { fields, brandName: row.brandName, skus };
};
const pricesOf = async (handle: string) =>
  (await stateOf(handle)).skus.map(({ code, price, onHand, isOnSale, isAlwaysSellable }) =>
    [code, price, onHand, isOnSale, isAlwaysSellable].join(" "),
  );

it("refuses a price that doesn't identify one of two variants", async () => {
  await run("Which", stem("which"));
  const before = await stateOf("which");
  const { summary, refused } = await run("Which", "Handle,Title,Variant Price\nwhich,Adjustable Stem,26.00");
  expect(refused).toEqual([
    "2: The product has 2 variants and the row doesn’t identify one. Add the columns Option1 Name and Option1 Value, or Variant SKU.",
  ]);
  expect(summary).toMatchObject({ updated: 0, refused: 1 });
  expect(await stateOf("which")).toEqual(before);
});

it("changes only the price of a variant identified by its SKU", async () => {
  await run("By SKU", stem("by-sku"));
  const before = await stateOf("by-sku");
  const { refused } = await run("By SKU", "Handle,Variant SKU,Variant Price\nby-sku,ST-B,26.00");
  expect(refused).toEqual([]);
  const [alloy, black] = before.skus;
  expect(await stateOf("by-sku")).toEqual({ ...before, skus: [alloy, { ...black, price: "26.00" }] });
});

it("changes only the stock of a product without options", async () => {
  await run(
    "One",
    `${header}\none,One,<p>x</p>,V,T,a,TRUE,Title,Default Title,ONE,5,shopify,20,deny,24.00,,9,active`,
  );
  const before = await stateOf("one");
  const { refused } = await run("One", "Handle,Variant Inventory Qty\none,7");
  expect(refused).toEqual([]);
  const skus = before.skus.map((row) => ({ ...row, onHand: 7, importedStock: 7, available: 7 }));
  expect(await stateOf("one")).toEqual({ ...before, skus });
});

it("keeps all variants if the file has none, and clears fields with an empty cell", async () => {
  await run("Text", stem("text"));
  const before = await stateOf("text");
  const { refused } = await run("Text", "Handle,Title,Vendor\ntext,Stem,");
  expect(refused).toEqual([]);
  const after = await stateOf("text");
  expect(after.skus).toEqual(before.skus);
  expect(after.brandName).toBeNull();
  expect(after.fields).toMatchObject({
    name: { en: "Stem" },
    content: before.fields.content,
    keywords: before.fields.keywords,
    categoryId: before.fields.categoryId,
    isShown: true,
  });
  expect(after.fields.tokens).toEqual(expect.arrayContaining(["bike", "stem", "alloy"]));
});

it("removes variants missing in a file with options, and keeps fields without a column", async () => {
  await run("Options", stem("options"));
  await run(
    "Options",
    "Handle,Option1 Name,Option1 Value,Variant Price\noptions,Finish,Alloy,25.00\noptions,,Red,26.00",
    { stock: 4 },
  );
  const { skus } = await stateOf("options");
  const shown = skus.map(({ code, price, isOnSale, weight }) => [code, price, isOnSale, weight].join(" "));
  expect(new Set(shown)).toEqual(
    new Set([" 26.00 true 0.000", "ST-A 25.00 true 0.250", "ST-B 24.00 false 0.260"]),
  );
});

it("keeps a hidden product hidden, and keeps other languages", async () => {
  await run("Hidden", stem("hidden").replace("TRUE", "FALSE"));
  const name = { en: "Adjustable Stem", fr: "Potence réglable" };
  await shop.ctx.db.update(product).set({ name }).where(eq(product.handle, "hidden"));
  await run("Hidden", "Handle,Title\nhidden,Stem");
  const { fields } = await stateOf("hidden");
  expect([fields.isShown, fields.name]).toEqual([false, { ...name, en: "Stem" }]);
});

it("requires a title and a price for a new product", async () => {
  const { refused } = await run("New", "Handle,Vendor\nnew,V");
  expect(refused).toEqual([
    "2: The product is new: the file needs the columns Title and Variant Price for it.",
  ]);
});

it("keeps the stock if the file has the figures of the last import", async () => {
  await run("Sold", stem("sold"));
  await shop.ctx.db.update(sku).set({ onHand: 18 }).where(eq(sku.code, "ST-A"));
  const { summary } = await run("Sold", stem("sold").replace("shopify,11", "shopify,12"));
  expect(summary.stockKept).toBe(1);
  expect(await pricesOf("sold")).toEqual(["ST-A 24.00 18 true false", "ST-B 24.00 12 true false"]);
  await run("Sold", stem("sold").replace("shopify,20", "shopify,50"), { keepStock: true });
  expect(await pricesOf("sold")).toEqual(["ST-A 24.00 18 true false", "ST-B 24.00 12 true false"]);
  await run("Sold", stem("sold").replace("shopify,20", "shopify,50"));
  expect(await pricesOf("sold")).toEqual(["ST-A 24.00 50 true false", "ST-B 24.00 11 true false"]);
});

const uncounted = (handle: string) => stem(handle).replaceAll(/shopify,\d+/g, "shopify,");

it("refuses new variants with unknown stock, and asks for the stock", async () => {
  await expect(run("Ask", uncounted("ask"))).rejects.toThrow(
    "The file has no stock for 2 variants of 1 product. Specify it: --stock 10 (units of each), --stock unlimited (never sold out) or --stock 0 (sold out).",
  );
});

it.each([
  [4, ["ST-A 24.00 4 true false", "ST-B 24.00 4 true false"]],
  ["unlimited", ["ST-A 24.00 0 true true", "ST-B 24.00 0 true true"]],
] as const)("uses --stock %s for unknown stock, and keeps it later", async (stock, expected) => {
  const name = `Given ${stock}`;
  await run(name, uncounted(`given-${stock}`), { stock });
  expect(await pricesOf(`given-${stock}`)).toEqual(expected);
  await run(name, uncounted(`given-${stock}`));
  expect(await pricesOf(`given-${stock}`)).toEqual(expected);
});
