import { mkdir, mkdtemp, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { productDetail, productFacets, productList } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { category, product, sku } from "../database/schema/catalogue.ts";
import { merchant } from "../database/schema/merchants.ts";
import { sizePath } from "../media/picture-files.ts";
import { readable, type ReadableProblem } from "../testing/import-files.ts";
import { testApp, type TestApp } from "../testing/test-app.ts";
import { importCatalogue } from "./import-catalogue.ts";
import { importCommand } from "./import-command.ts";

let shop: TestApp;
let folder: string;
let problems: ReadableProblem[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-import-"));
  shop = await testApp({ dataDir: join(folder, "data") });
  await mkdir(join(folder, "pictures"));
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#d9261c" } });
  await image.png().toFile(join(folder, "pictures", "red.png"));
  await writeFile(join(folder, "pictures", "text.png"), "no picture");
  await writeFile(join(folder, "secret.png"), await image.png().toBuffer());
  await symlink(join(folder, "secret.png"), join(folder, "pictures", "link.png"));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  problems = [];
});

const header =
  "Handle,Title,Body (HTML),Vendor,Type,Tags,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Image Src,Status";
const run = async (merchantName: string, ...rows: string[]) => {
  const file = join(folder, "goods.csv");
  await writeFile(file, [header, ...rows].join("\n"));
  return importCatalogue({
    file,
    merchant: merchantName,
    images: join(folder, "pictures"),
    db: shop.ctx.db,
    media: { dataDir: shop.ctx.config.dataDir },
    report: (problem) => problems.push(readable(problem)),
  });
};
const skusOf = (handle: string) =>
  shop.ctx.db
    .select({ values: sku.values, price: sku.price, onHand: sku.onHand, isOnSale: sku.isOnSale })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(product.handle, handle))
    .orderBy(sku.id);

describe("an import", () => {
  it("creates shop, categories, brand and products that are found immediately", async () => {
    const summary = await run(
      "First",
      "boot,Rubber boot,<p>Dry <script>x</script>feet</p>,Stride,Shoes > Boots,rain,Size,40,B40,3,49.90,red.png,active",
      "boot,,,,,,,41,B41,0,52.00,,",
    );
    expect(summary).toMatchObject({
      merchantCreated: true,
      rows: 2,
      created: 1,
      updated: 0,
      refused: 0,
      pictures: 1,
    });
    expect(problems.filter(({ kind }) => kind !== "notice")).toEqual([]);
    const { data } = await shop.call(productList, {
      query: { keyword: "rubber boots", merId: summary.merchantId ?? 0 },
    });
    expect(data.list).toMatchObject([
      { storeName: "Rubber boot", price: "49.90", merName: "First", stock: 3 },
    ]);
    const { data: detail } = await shop.call(productDetail, { params: { id: data.list[0]?.id ?? 0 } });
    expect(detail.productInfo).toMatchObject({
      content: "<p>Dry feet</p>",
      brandName: "Stride",
      categoryPath: [{ name: "Other" }],
    });
    expect(Object.keys(detail.productValue)).toEqual(["40", "41"]);
    expect(detail.productInfo.image).toMatch(/\/media\/f-\w+\.webp$/);
    const picture = /f-\w+/.exec(detail.productInfo.image ?? "")?.[0] ?? "";
    const card = sizePath(shop.ctx.config.dataDir, { key: picture, width: 240, format: "avif" });
    expect((await stat(card)).size).toBeGreaterThan(0);
    const { data: facets } = await shop.call(productFacets, { query: { merId: summary.merchantId ?? 0 } });
    expect(facets.find(({ key }) => key === "option:size")?.values.map(({ name }) => name)).toEqual([
      "40",
      "41",
    ]);
  });

  it("updates on repetition and removes a missing variant from sale", async () => {
    const rows = ["cap,Cap,,Stride,Hats,,Size,S,C1,3,9.90,,", "cap,,,,,,,M,C2,4,9.90,,"];
    await run("Second", ...rows);
    expect(await run("Second", rows[0]?.replace("9.90", "8.50") ?? "")).toMatchObject({
      created: 0,
      updated: 1,
      merchantCreated: false,
    });
    expect(await skusOf("cap")).toEqual([
      { values: ["s"], price: "8.50", onHand: 3, isOnSale: true },
      { values: ["m"], price: "9.90", onHand: 4, isOnSale: false },
    ]);
    expect(await run("SECOND", ...rows)).toMatchObject({ updated: 1 });
    expect((await skusOf("cap")).every(({ isOnSale }) => isOnSale)).toBe(true);
    const again = await shop.ctx.db.select().from(category).where(eq(category.level, 1));
    expect(new Set(again.map(({ name }) => name.en)).size).toBe(again.length);
  });

  it("leaves a product unchanged if one of its rows is invalid, and continues", async () => {
    await run("Third", "mug,Mug,,,Kitchen,,Size,S,M1,3,5.00,,", "mug,,,,,,,L,M2,3,7.00,,");
    const summary = await run(
      "Third",
      "mug,Mug,,,Kitchen,,Size,S,M1,3,6.00,,",
      "mug,,,,,,,L,M2,3,cheap,,",
      "jug,Jug,,,Kitchen,,Title,Default Title,J1,1,8.00,,",
    );
    expect(summary).toMatchObject({ refused: 1, created: 1, updated: 0 });
    expect(problems.filter(({ kind }) => kind !== "notice")).toEqual([
      { line: 3, handle: "mug", reason: "The price “cheap” isn’t an amount such as 19.99.", kind: "refused" },
    ]);
    expect((await skusOf("mug")).map(({ price, isOnSale }) => [price, isOnSale])).toEqual([
      ["5.00", true],
      ["7.00", true],
    ]);
  });

  it("writes nothing for a file without the required columns, not even the shop", async () => {
    const file = join(folder, "other.csv");
    await writeFile(file, "name,price\na,1");
    const output: string[] = [];
    const status = await importCommand({
      file,
      merchant: "Nobody",
      db: shop.ctx.db,
      media: { dataDir: folder },
      output: { write: (text) => output.push(text) },
    });
    expect(status).toBe(1);
    expect(output.join("")).toBe("The file isn’t a product export: the column Handle is missing.\n");
    expect(await shop.ctx.db.select().from(merchant).where(eq(merchant.name, "Nobody"))).toEqual([]);
  });

  it("imports products whose pictures can't be fetched and reports the reason", async () => {
    const sources = [
      "absent.png",
      "../secret.png",
      "link.png",
      "/etc/passwd",
      "text.png",
      "http://127.0.0.1/a.png",
    ];
    const summary = await run(
      "Fourth",
      // Found by its file name, because the pictures folder has no subfolder "images".
      "pic,Pic,,,Other,,Title,Default Title,P1,1,5.00,images/red.png,",
      ...sources.map((source) => `pic,,,,,,,,,,,${source},`),
    );
    expect(summary).toMatchObject({ created: 1, pictures: 1, picturesMissing: 6 });
    expect(problems.map(({ line, kind }) => [line, kind])).toEqual(
      [3, 4, 5, 6, 7, 8].map((line) => [line, "picture"]),
    );
    expect(problems.map(({ reason }) => reason)).toEqual([
      expect.stringContaining("no picture"),
      expect.stringContaining("out of the folder"),
      expect.stringContaining("out of the folder"),
      expect.stringContaining("out of the folder"),
      expect.stringContaining("isn’t a picture"),
      expect.stringContaining("a public address"),
    ]);
    const { data } = await shop.call(productList, { query: { merId: summary.merchantId ?? 0 } });
    const answer = await shop.app.inject({ url: data.list[0]?.image ?? "" });
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/webp"]);
  });

  it("prints the result on the command line", async () => {
    const file = join(folder, "goods.csv");
    await writeFile(file, [header, "x,X,,,Other,,Title,Default Title,XX1,1,5.00,,"].join("\n"));
    const output: string[] = [];
    const status = await importCommand({
      file,
      merchant: "Fifth",
      db: shop.ctx.db,
      media: { dataDir: folder },
      output: { write: (text) => output.push(text), isTTY: true },
    });
    expect(status).toBe(0);
    expect(output.join("")).toContain(`1 product of "Fifth" imported from 1 row`);
    expect(output.join("")).toContain("100 %");
  });
});
