import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { writeProperty } from "../content/properties/write-properties.ts";
import { product } from "../database/schema/catalogue.ts";
import { importShop } from "../testing/import-files.ts";
import { operator } from "../testing/operator.ts";

const { shop, run, close } = await importShop();
afterAll(close);

const write = (fields: object): Promise<void> =>
  writeProperty(shop.ctx, operator, { categories: [], ...fields }, "");
const stored = async (): Promise<object> => {
  const [row] = await shop.ctx.db.select().from(product).where(eq(product.handle, "sofa"));
  return { properties: row?.properties, facets: row?.facets };
};

it("imports metafields as properties, reports invalid ones, and keeps properties that have no column in the file", async () => {
  const season = { key: "main-material", name: { en: "Material" }, kind: "choice", isFilter: true };
  await write({ ...season, choices: [{ key: "leather", name: { en: "Leather" } }] });
  await write({ key: "depth", name: { en: "Depth" }, kind: "number", unit: "cm" });
  await write({ key: "seats", name: { en: "Seats" }, kind: "number" });
  const name = (key: string): string => `${key} (product.metafields.custom.${key})`;
  const { problems } = await run(
    "Hearth",
    `Handle,Title,Variant Price,Variant Inventory Qty,${name("main_material")},${name("depth")},${name("seats")},${name("other")}\nsofa,Sofa,10.00,3,Leather,deep,3,x`,
  );
  expect(problems.map(({ kind, reason }) => [kind, reason])).toContainEqual([
    "notice",
    "The metafield depth is “deep”, not a number, and is left out.",
  ]);
  expect(await stored()).toEqual({
    properties: { "main-material": "leather", seats: 3 },
    facets: ["main-material:leather"],
  });
  await run("Hearth", `Handle,${name("seats")}\nsofa,`);
  expect(await stored()).toEqual({
    properties: { "main-material": "leather" },
    facets: ["main-material:leather"],
  });
});
