import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { categoryTree, productDetail, productList } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { product } from "../database/schema/catalogue.ts";
import { shopCategory } from "../database/schema/merchants.ts";
import { readable, type ReadableProblem } from "../testing/import-files.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { proposeMapping } from "./category-mapping.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { createPlaces } from "./places.ts";

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-types-"));
  shop = await testApp({ dataDir: join(folder, "data") });
  const places = createPlaces(shop.ctx.db, "Operator");
  await places.category(["Home", "Lamps"]);
  await places.category(["Clothing", "Shirts"]);
  await places.category(["Clothing", "Lamps"]);
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const header = "Handle,Title,Type,Product Category,Variant Price";
const run = async (merchant: string, rows: string[], mapping?: string) => {
  const file = join(folder, "goods.csv");
  await writeFile(file, [header, ...rows].join("\n"));
  const categories = join(folder, "types.csv");
  if (mapping !== undefined) await writeFile(categories, mapping);
  const problems: ReadableProblem[] = [];
  const summary = await importCatalogue({
    file,
    merchant,
    db: shop.ctx.db,
    media: { dataDir: shop.ctx.config.dataDir },
    report: (problem) => problems.push(readable(problem)),
    stock: "unlimited",
    ...(mapping !== undefined && { categories }),
  });
  return { summary, problems };
};
const pathOf = async (handle: string) => {
  const [row] = await shop.ctx.db.select().from(product).where(eq(product.handle, handle)).limit(1);
  const { data } = await shop.call(productDetail, { params: { id: row?.id ?? 0 } });
  return data.productInfo.categoryPath?.map(({ name }) => name).join(" > ");
};

it("assigns 154 types to the operator's categories, and creates no department", async () => {
  const before = (await shop.call(categoryTree)).data.length;
  const rows = Array.from({ length: 154 }, (_, at) => `thing-${at},Thing ${at},Kind ${at},,5.00`);
  const { summary, problems } = await run("Many types", rows);
  expect(summary).toMatchObject({ created: 154 });
  const names = (await shop.call(categoryTree)).data.map(({ name }) => name);
  expect(names).toHaveLength(before + 1);
  expect(names.at(-1)).toBe("Other");
  expect((await shop.call(categoryTree, { locale: "es" })).data.at(-1)?.name).toBe("Otros");
  expect(problems.map(({ kind, reason }) => [kind, reason])).toEqual([
    ["notice", expect.stringContaining("154 types have no category of the same name and parent")],
  ]);
  const own = await shop.ctx.db
    .select()
    .from(shopCategory)
    .where(eq(shopCategory.merchantId, summary.merchantId ?? 0));
  expect(own).toHaveLength(154);
  const { data } = await shop.call(productList, { query: { keyword: "kind 7" } });
  expect(data.list.map(({ storeName }) => storeName)).toContain("Thing 7");
});

it("finds a category by its deepest name below another name that the file has for the product", async () => {
  await run("By name", [
    "shirt-a,Shirt,shirt,Apparel & Accessories > Clothing,5.00",
    "lamp-a,Lamp,Home > Lamps,,5.00",
    "lamp-b,Lamp,Clothing > Lamps,,5.00",
    "shirt-b,Shirt,Summer 24,Apparel & Accessories > Clothing > Shirts,5.00",
    "home-a,Vase,Home,,5.00",
  ]);
  expect(await pathOf("shirt-a")).toBe("Clothing > Shirts");
  expect(await pathOf("lamp-a")).toBe("Home > Lamps");
  expect(await pathOf("lamp-b")).toBe("Clothing > Lamps");
  expect(await pathOf("shirt-b")).toBe("Clothing > Shirts");
  expect(await pathOf("home-a")).toBe("Home");
});

it("assigns a product to Other if only the category's name matches, and proposes that category", async () => {
  const rows = [
    "chain,Necklace,Lamps,Hardware > Chains > Lamps,5.00",
    "glove,Glove,Shirts,,5.00",
    "baby,Chair,,Baby & Toddler > Lamps,5.00",
  ];
  const { problems } = await run("Name alone", rows);
  for (const handle of ["chain", "glove", "baby"]) expect(await pathOf(handle)).toBe("Other");
  const [notice, ...others] = problems.map(({ reason }) => reason);
  expect(others).toEqual([]);
  expect(notice).toMatch(/^3 types have no category of the same name and parent/);
  for (const type of ["Lamps", "Shirts", "Baby & Toddler > Lamps"]) expect(notice).toContain(`"${type}"`);
  expect(await proposeMapping(shop.ctx.db, join(folder, "goods.csv"))).toBe(
    "Type,Category,Products\nLamps,Home > Lamps,1\nShirts,Clothing > Shirts,1\nBaby & Toddler > Lamps,Home > Lamps,1\n",
  );
  await run("Name alone", rows, "Type,Category\nBaby & Toddler > Lamps,Home > Lamps\n");
  expect(await pathOf("baby")).toBe("Home > Lamps");
});

it("uses a mapping file, and stores it for imports without one", async () => {
  const rows = ["bulb,Bulb,Leuchtmittel,,5.00", "cup,Cup,Tassen,,5.00"];
  await run("Mapped", rows, "Type;Category\nLeuchtmittel;Home > Lamps\nTassen;Kitchen > Cups\n");
  expect(await pathOf("bulb")).toBe("Home > Lamps");
  expect(await pathOf("cup")).toBe("Kitchen > Cups");
  const { problems } = await run("Mapped", rows);
  expect(problems).toEqual([]);
  expect(await pathOf("cup")).toBe("Kitchen > Cups");
});

it("creates the types as the shop's tree of two levels", async () => {
  const { summary } = await run("Own tree", ["desk,Desk,Office > Desks > Small,,5.00"]);
  await run("Own tree", ["desk,Desk,office > desks > small,,5.00"]);
  const own = await shop.ctx.db
    .select()
    .from(shopCategory)
    .where(eq(shopCategory.merchantId, summary.merchantId ?? 0))
    .orderBy(shopCategory.id);
  expect(own.map(({ name, pid }) => [name.en, pid])).toEqual([
    ["Office", 0],
    ["Desks > Small", own[0]?.id],
  ]);
  const [row] = await shop.ctx.db.select().from(product).where(eq(product.handle, "desk"));
  expect(row?.shopCategoryPath).toEqual(own.map(({ id }) => id));
});
