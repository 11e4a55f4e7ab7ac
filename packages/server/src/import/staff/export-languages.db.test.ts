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
import { product } from "../../database/schema/catalogue.ts";
import { operator } from "../../testing/operator.ts";
import { testApp } from "../../testing/test-app.ts";
import { makeMerchant, makeProduct, makeStaff } from "../../testing/test-shop.ts";
import { runImportTasks } from "./run-task.ts";

const shop = await testApp({ rateLimits: false });
afterAll(() => shop.close());
const { db } = shop.ctx;
const merId = await makeMerchant(db);
const { token } = await makeStaff(shop, merId, "owner");
const { productId } = await makeProduct(db, merId);

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
  await shop.call(merchantImportRun, { token, params });
  await runImportTasks(shop.ctx);
  expect(await stored()).toEqual({
    name: { en: "Table", fr: "Table de salon" },
    content: { en: "<p>Solid</p>", fr: "<p>Massif</p>" },
    properties: { ...properties, origin: { en: "Sweden", fr: "En Suède" } },
  });
});
