import {
  merchantImportDetail,
  merchantImportPreview,
  merchantImportRun,
  merchantImportUpload,
  merchantProductExport,
  type WireLocale,
} from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { writeProperty } from "../../content/properties/write-properties.ts";
import { product, sku } from "../../database/schema/catalogue.ts";
import { operator } from "../../testing/operator.ts";
import { testApp } from "../../testing/test-app.ts";
import { makeMerchant, makeProduct, makeStaff } from "../../testing/test-shop.ts";
import { runImportTasks } from "./run-task.ts";

const shop = await testApp({ rateLimits: false });
afterAll(() => shop.close());
const { db } = shop.ctx;
const merId = await makeMerchant(db);
const { token } = await makeStaff(shop, merId, "owner");
const { productId, skuId } = await makeProduct(db, merId);

const properties = {
  depth: 88.5,
  "main-material": ["oak", "steel"],
  foldable: false,
  origin: { en: "Sweden", fr: "Suède" },
};
for (const fields of [
  { key: "depth", name: { en: "Depth" }, kind: "number", unit: "cm" },
  {
    key: "main-material",
    name: { en: "Material" },
    kind: "choice",
    choices: [
      { key: "oak", name: { en: "Oak" } },
      { key: "steel", name: { en: "Steel" } },
    ],
  },
  { key: "foldable", name: { en: "Foldable" }, kind: "flag" },
  { key: "origin", name: { en: "Origin" }, kind: "text" },
])
  await writeProperty(shop.ctx, operator, { categories: [], ...fields }, "");
await db
  .update(product)
  .set({ name: { en: "Table", fr: "Table basse" }, content: { en: "<p>Solid</p>" }, properties })
  .where(eq(product.id, productId));

const options = [
  {
    key: "size",
    name: { en: "Size" },
    values: [
      { key: "small", text: { en: "Small" } },
      { key: "large", text: { en: "Large", es: "Grande" } },
    ],
  },
  {
    key: "color",
    name: { en: "Color", fr: "Couleur" },
    values: [
      { key: "pink", text: { en: "Pink", fr: "Rose" } },
      { key: "rose", text: { en: "Rose", fr: "Vieux rose" } },
    ],
  },
];
await db.update(product).set({ options }).where(eq(product.id, productId));
await db
  .update(sku)
  .set({ values: ["small", "pink"], code: "T-1" })
  .where(eq(sku.id, skuId));
await db.insert(sku).values([
  { productId, values: ["large", "pink"], code: "T-2", price: "10.00", onHand: 5, position: 1 },
  { productId, values: ["large", "rose"], code: "T-3", price: "10.00", onHand: 5, position: 2 },
]);
const variants = () =>
  db
    .select({ id: sku.id, values: sku.values, isOnSale: sku.isOnSale })
    .from(sku)
    .where(eq(sku.productId, productId))
    .orderBy(sku.position);

const stored = async () => {
  const [row] = await db
    .select({ name: product.name, content: product.content, properties: product.properties })
    .from(product)
    .where(eq(product.id, productId));
  return row;
};
const exported = async (language: WireLocale): Promise<string> =>
  (await shop.call(merchantProductExport, { token, query: { merId, language } })).data;
const preview = async (text: string, language: WireLocale) => {
  const { data } = await shop.call(merchantImportUpload, {
    token,
    query: { merId },
    body: { name: "products.csv", text },
  });
  const params = { id: data.id };
  await shop.call(merchantImportPreview, { token, params, body: { keepStock: false, locale: language } });
  await runImportTasks(shop.ctx);
  return { params, detail: (await shop.call(merchantImportDetail, { token, params })).data };
};

const run = async (params: { id: number }) => {
  await shop.call(merchantImportRun, { token, params });
  await runImportTasks(shop.ctx);
  const { data } = await shop.call(merchantImportDetail, { token, params });
  expect(data).toMatchObject({ state: "done", error: null });
};

it.each(["en", "fr", "lao"] as const)(
  "changes nothing by importing the unchanged export in %s",
  async (language) => {
    const file = await exported(language);
    expect(file).toContain("Material (product.metafields.custom.main_material)");
    expect(file).toContain("oak; steel");
    expect(file).toContain(language === "fr" ? "Table basse" : "Table,");
    const { detail } = await preview(file, language);
    expect(detail.examples).toEqual([]);
    expect(detail).toMatchObject({ unchanged: 1, created: 0, updated: 0, refused: 0 });
  },
);

it("writes translations of an export, and keeps the other languages", async () => {
  const file = (await exported("fr")).replace("Table basse", "Table de salon").replace("Suède", "En Suède");
  const { params, detail } = await preview(file.replace("<p>Solid</p>", "<p>Massif</p>"), "fr");
  expect(detail).toMatchObject({ updated: 1 });
  await run(params);
  expect(await stored()).toEqual({
    name: { en: "Table", fr: "Table de salon" },
    content: { en: "<p>Solid</p>", fr: "<p>Massif</p>" },
    properties: { ...properties, origin: { en: "Sweden", fr: "En Suède" } },
  });
});

const optionsOf = async () =>
  (await db.select({ options: product.options }).from(product).where(eq(product.id, productId)))[0]?.options;

it("writes translated options, and keeps the variants and the English texts", async () => {
  const before = await variants();
  const file = (await exported("fr")).replace("Size", "Taille").replace("Small", "Petit");
  const { params, detail } = await preview(
    file.replaceAll("Large", "Grand").replaceAll("Vieux rose", "Rose ancien"),
    "fr",
  );
  expect(detail.examples.flatMap(({ changes }) => changes.map(({ field }) => field))).toEqual(["options"]);
  await run(params);
  expect(await variants()).toEqual(before);
  expect(await optionsOf()).toEqual([
    {
      key: "size",
      name: { en: "Size", fr: "Taille" },
      values: [
        { key: "small", text: { en: "Small", fr: "Petit" } },
        { key: "large", text: { en: "Large", es: "Grande", fr: "Grand" } },
      ],
    },
    {
      key: "color",
      name: { en: "Color", fr: "Couleur" },
      values: [
        { key: "pink", text: { en: "Pink", fr: "Rose" } },
        { key: "rose", text: { en: "Rose", fr: "Rose ancien" } },
      ],
    },
  ]);
});

it("adds a variant of a file in another language", async () => {
  const file = await exported("fr");
  const row = file.split("\r\n").find((line) => line.includes("T-3")) ?? "";
  const { params } = await preview(
    `${file.trimEnd()}\r\n${row.replace("Rose ancien", "Bleu").replace("T-3", "T-4")}\r\n`,
    "fr",
  );
  await run(params);
  expect((await variants()).map(({ values }) => values.join(" "))).toEqual([
    "small pink",
    "large pink",
    "large rose",
    "large bleu",
  ]);
  expect((await optionsOf())?.[1]?.values.at(-1)).toEqual({ key: "bleu", text: { en: "Bleu", fr: "Bleu" } });
});
