import { sql } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { writeProducts } from "../../testing/write-products.ts";
import { testApp } from "../../testing/test-app.ts";
import { readRecommended } from "./recommend.ts";

const shop = await testApp();
afterAll(() => shop.close());

it("recommends the shop's products of the same category first in a department without categories, then its others", async () => {
  const { db } = shop.ctx;
  const products = [
    { handle: "chair", name: { en: "Chair" }, merchant: "Hearth", rank: 9 },
    { handle: "ring", name: { en: "Stacked ring" }, merchant: "Lune", rank: 1 },
    { handle: "chain", name: { en: "Silver chain" }, merchant: "Lune", rank: 5 },
    { handle: "signet", name: { en: "Signet" }, merchant: "Lune", rank: 2 },
  ];
  const ids = await writeProducts(
    db,
    products.map((row) => ({ ...row, category: ["Other"] })),
  );
  await db.execute(
    sql`update product set shop_category_path = case when handle = 'chain' then '{8}' else '{7}' end::int[] where handle <> 'chair'`,
  );
  const { similar } = await readRecommended(db, ids.get("ring") ?? 0);
  expect(similar).toEqual(["signet", "chain", "chair"].map((handle) => ids.get(handle)));
});

it("stays in the category, across shops, if there is a more specific one", async () => {
  const { db } = shop.ctx;
  const sofas = ["Home", "Sofas"];
  const ids = await writeProducts(db, [
    { handle: "sofa", name: { en: "Linden sofa" }, merchant: "Hearth", category: sofas },
    { handle: "lamp", name: { en: "Lamp" }, merchant: "Hearth", category: ["Home", "Lamps"], rank: 9 },
    { handle: "couch", name: { en: "Harbor couch" }, merchant: "Harbor", category: sofas },
  ]);
  const { similar } = await readRecommended(db, ids.get("sofa") ?? 0);
  expect(similar).toEqual([ids.get("couch"), ids.get("lamp")]);
});
