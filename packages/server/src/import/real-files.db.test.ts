import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { productList, readValues } from "@carmine/api/contract";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { csv, importShop, plain } from "../testing/import-files.ts";
import { importCommand } from "./import-command.ts";

const { shop, folder, run, detailOf, close } = await importShop();
afterAll(close);

describe("stock", () => {
  it("never sells out if the merchant doesn't count it or allows overselling", async () => {
    await run(
      "Stock",
      csv([
        plain("uncounted", { "Variant Inventory Tracker": "", "Variant Inventory Qty": "0" }),
        plain("sells-on", { "Variant Inventory Qty": "-4", "Variant Inventory Policy": "continue" }),
        plain("counted", { "Variant Inventory Qty": "0", "Variant Inventory Policy": "deny" }),
      ]),
    );
    const stockOf = async (handle: string) => {
      const { productInfo, productValue } = await detailOf(handle);
      return [productInfo.stock, productValue[""]?.isAlwaysSellable];
    };
    expect(await stockOf("uncounted")).toEqual([9999, true]);
    expect(await stockOf("sells-on")).toEqual([9999, true]);
    expect(await stockOf("counted")).toEqual([0, false]);
    const { data } = await shop.call(productList, { query: { keyword: "uncounted", inStock: true } });
    expect(data.list).toHaveLength(1);
  });
});

describe("variants", () => {
  it("can share an article number with another product", async () => {
    const { summary, refused } = await run(
      "Codes",
      csv([plain("tee", { "Variant SKU": "TS-1" }), plain("tee-long", { "Variant SKU": "TS-1" })]),
    );
    expect(refused).toEqual([]);
    expect(summary).toMatchObject({ created: 2, refused: 0 });
  });

  it.each([
    ["lens", ["+1.00", "-1.00"]],
    ["book", ["C", "C++", "C#"]],
    ["shoe", ["Black / White", "Black-White", "Black White"]],
    ["bottle", ["1,5 l", "15 l"]],
    ["star", ["★", "★★", "☆"]],
  ])("of the %s are distinct by their texts and have the file's values", async (handle, values) => {
    const { refused } = await run(
      "Options",
      csv(
        values.map((value, at) => ({
          ...(at === 0 ? plain(handle) : { Handle: handle, "Variant Price": "5.00" }),
          "Option1 Name": at === 0 ? "Kind" : "",
          "Option1 Value": value,
        })),
      ),
    );
    expect(refused).toEqual([]);
    const { productAttr, productValue } = await detailOf(handle);
    expect(readValues(productAttr[0]?.attrValues ?? "")).toEqual(values);
    expect(new Set(Object.keys(productValue).map((key) => readValues(key)[0]))).toEqual(new Set(values));
  });

  it("are identified again in a repeated import", async () => {
    const file = csv([
      plain("again", { "Option1 Name": "Kind", "Option1 Value": "C++" }),
      { Handle: "again", "Option1 Value": "C#", "Variant Price": "6.00" },
    ]);
    await run("Again", file);
    const ids = Object.values((await detailOf("again")).productValue).map(({ id }) => id);
    await run("Again", file);
    expect(Object.values((await detailOf("again")).productValue).map(({ id }) => id)).toEqual(ids);
  });
});

describe("pictures", () => {
  it("stay when the import is repeated without their folder", async () => {
    const images = join(folder, "pictures");
    await mkdir(images, { recursive: true });
    await sharp({ create: { width: 20, height: 20, channels: 3, background: "#0a7" } })
      .png()
      .toFile(join(images, "green.png"));
    const rows = csv([plain("leaf", { "Image Src": "green.png" })]);
    await run("Pictures", rows, { images });
    const before = (await detailOf("leaf")).productInfo.image;
    expect(before).toMatch(/\/media\/f-/);
    const { summary } = await run("Pictures", rows);
    expect(summary).toMatchObject({ unchanged: 1, picturesMissing: 0 });
    expect((await detailOf("leaf")).productInfo.image).toBe(before);
  });
});

describe("a folder of pictures", () => {
  it("is used for URLs whose file it contains", async () => {
    const images = join(folder, "closed-shop");
    await mkdir(images, { recursive: true });
    const image = sharp({ create: { width: 20, height: 20, channels: 3, background: "#07a" } });
    await image.png().toFile(join(images, "blue mug.png"));
    const rows = csv([
      plain("mug", { "Image Src": "https://cdn.invalid/files/blue%20mug.png?v=171" }),
      plain("cup", { "Image Src": "https://cdn.invalid/files/absent.png" }),
    ]);
    const { summary } = await run("Closed", rows, { images });
    expect(summary).toMatchObject({ pictures: 1, picturesMissing: 1 });
    expect((await detailOf("mug")).productInfo.image).toMatch(/\/media\/f-/);
  });
});

describe("missing pictures", () => {
  it("are counted once for all variants and products", async () => {
    const rows = ["a", "b"].flatMap((handle) => [
      { ...plain(handle), "Option1 Name": "Size", "Option1 Value": "S", "Image Src": "lost.png" },
      { Handle: handle, "Option1 Value": "M", "Variant Price": "5.00", "Image Src": "gone.png" },
    ]);
    const { summary, problems } = await run("Missing", csv(rows), { stock: 3 });
    expect(summary).toMatchObject({ created: 2, picturesMissing: 2 });
    expect(problems.filter(({ kind }) => kind === "picture")).toHaveLength(2);
  });
});

describe("the report", () => {
  it("counts missing pictures, and lists refusals first and last", async () => {
    const file = join(folder, "report.csv");
    const rows = Array.from({ length: 300 }, (_, at) => plain(`p-${at}`, { "Image Src": `gone-${at}.png` }));
    await writeFile(file, csv([...rows, plain("bad", { "Variant Price": "x" })]));
    const output: string[] = [];
    const status = await importCommand({
      file,
      merchant: "Report",
      db: shop.ctx.db,
      media: { dataDir: shop.ctx.config.dataDir },
      output: { write: (text) => output.push(text) },
    });
    expect(status).toBe(1);
    const lines = output.join("").trimEnd().split("\n");
    expect(lines.length).toBeLessThan(12);
    expect(lines[0]).toBe("1 product refused:");
    expect(lines[1]).toBe("  line 302 (bad): The price “x” isn’t an amount such as 19.99.");
    expect(lines.at(-1)).toMatch(/^1 product refused/);
    const counted = lines.find((line) => line.startsWith("300 pictures missing"));
    const listed = /(\S+pictures\.txt)/.exec(counted ?? "")?.[1] ?? "";
    expect((await readFile(listed, "utf8")).trimEnd().split("\n")).toHaveLength(300);
  });
});
