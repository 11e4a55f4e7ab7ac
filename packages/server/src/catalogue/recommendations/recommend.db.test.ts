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

it("prefers products of the same subcategory, also of other shops, over the rest of the department", async () => {
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

it("offers only accessories that fit the product's size, with the sku that fits", async () => {
  const { db } = shop.ctx;
  const ids = await writeProducts(db, [
    { handle: "tire-17", name: { en: "Tire 225/45 R17 91V" }, category: ["Car", "Tires"] },
    {
      handle: "wheel-16",
      name: { en: "Small wheel" },
      category: ["Car", "Wheels"],
      sizes: ["16 × 7J"],
      rank: 9,
    },
    {
      handle: "wheel-1617",
      name: { en: "Wheel" },
      category: ["Car", "Wheels"],
      sizes: ["16 × 7J", "17 × 7J"],
      rank: 5,
    },
    { handle: "foam", name: { en: "Tire foam" }, category: ["Car", "Care"] },
  ]);
  await db.execute(sql`update category c set set_size = 4 where c.name ->> 'en' = 'Wheels'`);
  await db.execute(sql`update category c set accessory_ids = array(
    select a.id from category a where a.name ->> 'en' in ('Wheels', 'Care') order by a.name ->> 'en' desc)
    where c.name ->> 'en' = 'Tires'`);
  const { accessories, additions } = await readRecommended(db, ids.get("tire-17") ?? 0);
  expect(accessories).toEqual([ids.get("wheel-1617"), ids.get("foam")]);
  const { rows } = await db.execute<{ values: string[] }>(
    sql`select values from sku where id = ${additions[0]?.skuId ?? 0}`,
  );
  expect(rows[0]?.values).toEqual(["17 × 7j"]);
  expect(additions.map(({ quantity }) => quantity)).toEqual([4, 1]);
});
