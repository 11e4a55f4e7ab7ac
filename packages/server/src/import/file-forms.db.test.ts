import { productList } from "@carmine/api/contract";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { product } from "../database/schema/catalogue.ts";
import { columns, csv, importShop, plain } from "../testing/import-files.ts";

const { shop, run, detailOf, shopExists, close } = await importShop();
afterAll(close);

describe("the file", () => {
  it("can end in blank rows", async () => {
    const blank = columns.map(() => "").join(",");
    const { summary, refused } = await run(
      "Blank",
      `${csv([plain("blank")])}\n${blank}\n${blank}\n   ,,,,,,,,,,,\n\n`,
    );
    expect(refused).toEqual([]);
    expect(summary).toMatchObject({ rows: 1, created: 1, refused: 0 });
  });

  it("can have the column names of Shopify's newer export", async () => {
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

  it("collects the rows of a product from anywhere in the file", async () => {
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

  it("refuses a whole product if a row far below is invalid", async () => {
    const { summary, refused } = await run(
      "Far",
      csv([
        plain("far", { "Option1 Name": "Size", "Option1 Value": "S" }),
        plain("near"),
        { Handle: "far", "Option1 Value": "M", "Variant Price": "cheap" },
      ]),
    );
    expect(refused).toEqual(["4: The price “cheap” isn’t an amount such as 19.99."]);
    expect(summary).toMatchObject({ created: 1, refused: 1 });
    expect(await shop.ctx.db.select().from(product).where(eq(product.handle, "far"))).toEqual([]);
  });

  it("refuses a row over 1 MB and accepts the others", async () => {
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

  const csvText = csv([plain("café-crème", { Title: "Café crème — 5 €" })]);
  const latin = (text: string) =>
    Buffer.from(text.replaceAll("€", "\u0080").replaceAll("—", "\u0097"), "latin1");
  const utf16 = (text: string) => Buffer.from(text, "utf16le");
  it.each([
    ["UTF-8", Buffer.from(csvText)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${csvText}`)],
    ["Latin-1", latin(csvText)],
    ["UTF-16LE with a mark", utf16(`\uFEFF${csvText}`)],
    ["UTF-16LE", utf16(csvText)],
    ["UTF-16BE with a mark", utf16(`\uFEFF${csvText}`).swap16()],
    ["UTF-16BE", utf16(csvText).swap16()],
    ["UTF-16LE with tabs", utf16(`\uFEFF${csv([plain("café-crème", { Title: "Café crème — 5 €" })], "\t")}`)],
    ["semicolons", Buffer.from(csv([plain("café-crème", { Title: "Café crème — 5 €" })], ";"))],
    ["a sep= line", Buffer.from(`sep=;\n${csv([plain("café-crème", { Title: "Café crème — 5 €" })], ";")}`)],
  ])("is read in %s", async (form, content) => {
    const { summary } = await run(`Form ${form}`, content);
    expect(summary).toMatchObject({ created: 1, refused: 0 });
    const { data } = await shop.call(productList, { query: { merId: summary.merchantId ?? 0 } });
    expect(data.list[0]?.storeName).toBe("Café crème — 5 €");
  });

  it("detects Latin-1 if the first accented letter is far down the file", async () => {
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
      "WooCommerce in Russian",
      Buffer.from(
        'ID,Тип,Артикул,"GTIN, UPC, EAN или ISBN",Имя,Опубликован,"Базовая цена"\n12,"simple, virtual",a-1,,"Кружка",1,500\n13,variable,,,Футболка,1,',
      ),
      "WooCommerce",
    ],
    [
      "Magento",
      Buffer.from(
        'sku,store_view_code,attribute_set_code,product_type,categories,product_websites,name,price,url_key,qty\n24-MB01,,Default,simple,"Default Category/Gear",base,"Joust Duffle Bag",34.00,joust,100',
      ),
      "Magento",
    ],
    [
      "PrestaShop",
      Buffer.from(
        "Product ID;Active (0/1);Name *;Categories (x,y,z...);Price tax excluded\n1;1;Tee;Home;16.51",
      ),
      "PrestaShop",
    ],
    [
      "PrestaShop in French",
      Buffer.from("ID;Actif (0/1);Nom *;Catégories (x,y,z...);Prix HT\n1;1;Tee;Accueil;16,51"),
      "PrestaShop",
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
    ["a header alone", Buffer.from(csv([])), "no rows"],
    ["a header and blank rows", Buffer.from(`${csv([])}\n,,,,,,,,,,,\n`), "no rows"],
  ])("is refused with the name of its format, and creates no shop: %s", async (name, content, words) => {
    await expect(run(`Refused ${name}`, content)).rejects.toThrow(words);
    expect(await shopExists(`Refused ${name}`)).toBe(false);
  });

  it.each([
    ["Cyrillic", Buffer.from([0xca, 0xf0, 0xf3, 0xe6, 0xea, 0xe0])],
    ["Thai", Buffer.from([0xbb, 0xd2, 0xa1, 0xa1, 0xd2])],
    ["Polish", Buffer.from([0x42, 0x69, 0x61, 0xb3, 0x79])],
  ])("is refused until its undetectable encoding is specified: %s", async (name, title) => {
    const text = csv([plain("weak", { Title: "TITLE" })]);
    const [before = "", after = ""] = text.split("TITLE");
    const content = Buffer.concat([Buffer.from(before), title, Buffer.from(after)]);
    await expect(run(`Weak ${name}`, content)).rejects.toThrow("encoding of the file can’t be detected");
    expect(await shopExists(`Weak ${name}`)).toBe(false);
    const { summary } = await run(`Weak ${name}`, content, { encoding: "windows-1251" });
    expect(summary).toMatchObject({ created: 1 });
  });

  it.each([
    ["commas", ["1.234,56", "12,50", "1 234,5", "7"], ["1234.56", "12.50", "1234.50", "7.00"]],
    ["points", ["1,234.56", "1'234.5", "12", "1,23,456.78"], ["1234.56", "1234.50", "12.00", "123456.78"]],
  ])("can have amounts with %s", async (form, given, expected) => {
    const rows = given.map((price, at) =>
      plain(`${form}-${at}`, { "Variant Price": price, "Variant Inventory Qty": "12" }),
    );
    const { refused } = await run(`Amounts ${form}`, csv(rows));
    expect(refused).toEqual([]);
    const prices = await Promise.all(
      given.map(async (_, at) => (await detailOf(`${form}-${at}`)).productInfo.price),
    );
    expect(prices).toEqual(expected);
  });

  it("is read with a decimal point if it has both separators; other amounts are refused", async () => {
    const rows = ["1.234,56", "1,234.56", "4,2", "9.999"].map((price, at) =>
      plain(`both-${at}`, { "Variant Price": price }),
    );
    const { refused } = await run("Both", csv(rows));
    expect(refused).toEqual([
      "2: The price “1.234,56” isn’t an amount such as 19.99.",
      "4: The price “4,2” isn’t an amount such as 19.99.",
      "5: The price “9.999” isn’t an amount such as 19.99.",
    ]);
  });

  it.each([
    ["-3", 0],
    ["1,000", 1000],
    ["12.0", 12],
    ["１２", 12],
    ["1.5", null],
    ["9999999999", null],
    ["1e2", null],
  ])("parses the quantity %s as %s", async (quantity, units) => {
    const handle = `units-${quantity.normalize("NFKC")}`;
    const { summary } = await run("Units", csv([plain(handle, { "Variant Inventory Qty": quantity })]));
    expect(summary.refused).toBe(units === null ? 1 : 0);
    if (units !== null) expect((await detailOf(handle)).productInfo.stock).toBe(units);
  });

  it("creates no shop if every product is refused", async () => {
    const { summary } = await run("Hollow", csv([plain("hollow", { "Variant Price": "?" })]));
    expect(summary).toMatchObject({ refused: 1, merchantCreated: false });
    expect(await shopExists("Hollow")).toBe(false);
  });
});
