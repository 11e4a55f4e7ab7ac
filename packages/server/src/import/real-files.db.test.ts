import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { productList, readValues } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, describe, expect, it } from "vitest";
import { product } from "../database/schema/catalogue.ts";
import { columns, csv, importShop, plain } from "../testing/import-files.ts";
import { importCommand } from "./import-command.ts";

const { shop, folder, run, detailOf, shopExists, close } = await importShop();
afterAll(close);

describe("stock", () => {
  it("never runs out where the merchant doesn't count it or sells on", async () => {
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
  it("may share an article number with another product", async () => {
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
  ])("of the %s are as many as their texts, and say what the file says", async (handle, values) => {
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

  it("are the same ones when the file comes again", async () => {
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

describe("the file", () => {
  it("may end in blank rows", async () => {
    const blank = columns.map(() => "").join(",");
    const { summary, refused } = await run(
      "Blank",
      `${csv([plain("blank")])}\n${blank}\n${blank}\n   ,,,,,,,,,,,\n\n`,
    );
    expect(refused).toEqual([]);
    expect(summary).toMatchObject({ rows: 1, created: 1, refused: 0 });
  });

  it("may have the column names of Shopify's newer export", async () => {
    const names =
      "Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Price,Compare-at price,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Weight unit for display,Product image URL,Image position,Variant image URL";
    const { refused } = await run(
      "Newer",
      [
        names,
        "Sock,sock,<p>Warm</p>,Foot,,Socks,wool,TRUE,Active,SK1,123,Size,S,,7.00,9.00,shopify,2,DENY,250,g,,,",
        ",sock,,,,,,,,SK2,,,M,,7.50,,shopify,0,CONTINUE,250,g,,,",
      ].join("\n"),
    );
    expect(refused).toEqual([]);
    const { productInfo, productValue } = await detailOf("sock");
    expect(productInfo).toMatchObject({ storeName: "Sock", content: "<p>Warm</p>", brandName: "Foot" });
    expect(productValue["S"]).toMatchObject({ stock: 2, otPrice: "9.00", barCode: "123", weight: "0.250" });
    expect(productValue["M"]).toMatchObject({ isAlwaysSellable: true });
  });

  it("gathers the rows of a product from wherever they stand", async () => {
    const { summary, refused } = await run(
      "Apart",
      csv([
        plain("apart", { "Option1 Name": "Size", "Option1 Value": "S" }),
        plain("between"),
        { Handle: "Apart", "Option1 Value": "M", "Variant Price": "6.00" },
        plain("after"),
        { Handle: "apart", "Option1 Value": "L", "Variant Price": "7.00" },
      ]),
    );
    expect(refused).toEqual([]);
    expect(summary).toMatchObject({ rows: 5, created: 3 });
    expect(Object.keys((await detailOf("apart")).productValue)).toEqual(["S", "M", "L"]);
  });

  it("takes nothing of a product when a row far below is bad", async () => {
    const { summary, refused } = await run(
      "Far",
      csv([
        plain("far", { "Option1 Name": "Size", "Option1 Value": "S" }),
        plain("near"),
        { Handle: "far", "Option1 Value": "M", "Variant Price": "cheap" },
      ]),
    );
    expect(refused).toEqual(['4: The price "cheap" is no amount such as 19.99.']);
    expect(summary).toMatchObject({ created: 1, refused: 1 });
    expect(await shop.ctx.db.select().from(product).where(eq(product.handle, "far"))).toEqual([]);
  });

  it("loses a row over 1 MB and no other", async () => {
    const { summary, refused } = await run(
      "Large",
      csv([
        plain("before"),
        plain("large", { "Body (HTML)": `<p>${"x".repeat(2_500_000)}</p>` }),
        plain("behind"),
      ]),
    );
    expect(refused).toEqual(["3: The row is larger than 1 MB."]);
    expect(summary).toMatchObject({ created: 2, refused: 1 });
  });

  const goods = csv([plain("café-crème", { Title: "Café crème — 5 €" })]);
  const latin = (text: string) =>
    Buffer.from(text.replaceAll("€", "\u0080").replaceAll("—", "\u0097"), "latin1");
  const utf16 = (text: string) => Buffer.from(text, "utf16le");
  it.each([
    ["UTF-8", Buffer.from(goods)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${goods}`)],
    ["Latin-1", latin(goods)],
    ["UTF-16LE with a mark", utf16(`\uFEFF${goods}`)],
    ["UTF-16LE", utf16(goods)],
    ["UTF-16BE with a mark", utf16(`\uFEFF${goods}`).swap16()],
    ["UTF-16BE", utf16(goods).swap16()],
    ["UTF-16LE with tabs", utf16(`\uFEFF${csv([plain("café-crème", { Title: "Café crème — 5 €" })], "\t")}`)],
    ["semicolons", Buffer.from(csv([plain("café-crème", { Title: "Café crème — 5 €" })], ";"))],
    ["a sep= line", Buffer.from(`sep=;\n${csv([plain("café-crème", { Title: "Café crème — 5 €" })], ";")}`)],
  ])("is read in %s", async (form, content) => {
    const { summary } = await run(`Form ${form}`, content);
    expect(summary).toMatchObject({ created: 1, refused: 0 });
    const { data } = await shop.call(productList, { query: { merId: summary.merchantId ?? 0 } });
    expect(data.list[0]?.storeName).toBe("Café crème — 5 €");
  });

  it("is read in Latin-1 where the first letter with an accent stands far below", async () => {
    const rows = Array.from({ length: 20 }, (_, at) =>
      plain(`bulk-${at}`, { "Body (HTML)": "y".repeat(10_000) }),
    );
    const { summary } = await run("Late", latin(csv([...rows, plain("late", { Title: "Thé glacé" })])));
    expect(summary).toMatchObject({ created: 21 });
    expect((await detailOf("late")).productInfo.storeName).toBe("Thé glacé");
  });

  it.each([
    ["Excel", Buffer.from("PK\u0003\u0004 xl/worksheets", "latin1"), "an Excel workbook"],
    ["XML", Buffer.from('<?xml version="1.0"?><rss><channel/></rss>'), "XML"],
    ["JSON", Buffer.from('[{"handle": "x"}]'), "JSON"],
    ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x48, 0, 0, 0, 0x61, 0, 0, 0]), "UTF-32"],
    [
      "WooCommerce",
      Buffer.from(
        "ID,Type,SKU,Name,Published,Is featured?,Visibility in catalog,Regular price,Categories,Images\n1,simple,a,A,1,0,visible,5,X,",
      ),
      "WooCommerce",
    ],
    [
      "Google Merchant",
      Buffer.from(
        "id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\tgtin\n1\tA\t\t\t\tin_stock\t5 USD\t\t",
      ),
      "Google Merchant",
    ],
    [
      "Google Merchant with spaces",
      Buffer.from("id,title,description,link,image link,availability,price\n1,A,,,,in_stock,5 USD"),
      "Google Merchant",
    ],
    ["a header alone", Buffer.from(csv([])), "no row"],
    ["a header and blank rows", Buffer.from(`${csv([])}\n,,,,,,,,,,,\n`), "no row"],
  ])("of %s is refused by its name, and no shop is made", async (name, content, words) => {
    await expect(run(`Refused ${name}`, content)).rejects.toThrow(words);
    expect(await shopExists(`Refused ${name}`)).toBe(false);
  });

  it("makes no shop when every product is refused", async () => {
    const { summary } = await run("Hollow", csv([plain("hollow", { "Variant Price": "?" })]));
    expect(summary).toMatchObject({ refused: 1, merchantCreated: false });
    expect(await shopExists("Hollow")).toBe(false);
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
    expect(summary).toMatchObject({ updated: 1, picturesMissing: 0 });
    expect((await detailOf("leaf")).productInfo.image).toBe(before);
  });
});

describe("the report", () => {
  it("counts pictures that can't be had, and names what was refused first and last", async () => {
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
    expect(lines[1]).toBe('  line 302 (bad): The price "x" is no amount such as 19.99.');
    expect(lines.at(-1)).toMatch(/^1 product refused/);
    const counted = lines.find((line) => line.startsWith("300 pictures missing"));
    const listed = /(\S+pictures\.txt)/.exec(counted ?? "")?.[1] ?? "";
    expect((await readFile(listed, "utf8")).trimEnd().split("\n")).toHaveLength(300);
  });
});
