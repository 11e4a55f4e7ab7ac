import { productList } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowOf } from "../../../database/rows.ts";
import { writeProducts } from "../../../testing/write-products.ts";
import { testApp, type TestApp } from "../../../testing/test-app.ts";
import { foldText } from "../query/tokens.ts";

let shop: TestApp;
let ids: Map<string, number>;

const oils = {
  en: "Café oil",
  "zh-CN": "咖啡机油",
  es: "Aceite de motor clásico",
  fr: "Huile été",
  th: "น้ำมันเครื่อง",
  lao: "ນ້ຳມັນເຄື່ອງ",
};

beforeAll(async () => {
  shop = await testApp();
  const category = "café oil clásico aceite motor huile été 咖啡机油 น้ำมันเครื่อง ນ້ຳມັນເຄື່ອງ";
  // Both are found by their category; one has the words in its name.
  ids = await writeProducts(shop.ctx.db, [
    { handle: "said", name: oils, category: [category], rank: 1 },
    { handle: "placed", name: { en: "Lubricant" }, category: [category], rank: 9 },
  ]);
});
afterAll(() => shop.close());

it.each([
  ["cafe oil", "en"],
  ["咖啡机油", "zh-CN"],
  ["aceite de motor clásico", "es"],
  ["huile été", "fr"],
  ["น้ำมันเครื่อง", "th"],
  ["ນ້ຳມັນເຄື່ອງ", "lao"],
] as const)("ranks a name with “%s” before a category with it", async (keyword, locale) => {
  const { data } = await shop.call(productList, { query: { keyword }, locale });
  expect(data.list.map(({ id }) => id)).toEqual([ids.get("said"), ids.get("placed")]);
});

it.each([
  "Été à l’Œuvre",
  "NEUMÁTICO",
  "Straße ẞ",
  "Łódź, Ångström, Ǿre, Đặng",
  "น้ำมัน ทํ้า",
  "ນ້ຳມັນ",
  "ＡＢＣ ﬁ ½ 4×4",
  "Ёлка, йод",
  "雪地轮胎 ガ",
])("normalizes “%s” in the database like the tokens", async (text) => {
  const { folded } = await rowOf<{ folded: string }>(shop.ctx.db, sql`select folded(${text}) as folded`);
  expect(folded).toBe(foldText(text));
});
