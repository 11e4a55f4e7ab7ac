import { afterAll, describe, expect, it } from "vitest";
import { productFile } from "../testing/product-file.ts";

const { read, rows, row, plain, close } = await productFile();
afterAll(close);

describe("reading a product", () => {
  it("groups rows by handle: variants, pictures in order, categories", async () => {
    const { products, problems } = await rows(
      row({
        ...plain,
        Handle: "Lamp",
        Title: "Lamp",
        Type: "Home > Light > Desk > Small",
        Tags: "",
        "Option1 Name": "Size",
        "Option1 Value": "S",
        "Variant Price": "10",
        "Variant Compare At Price": "12.50",
        "Image Src": "b.jpg",
        "Image Position": "2",
      }),
      row({
        Handle: "lamp",
        "Option1 Value": "L",
        "Variant Price": "20",
        "Variant Compare At Price": "15",
        "Variant Inventory Qty": "-2",
      }),
      row({ Handle: "lamp", "Image Src": "a.jpg", "Image Position": "1" }),
    );
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      {
        handle: "lamp",
        categories: { type: ["Home", "Light", "Desk", "Small"], standard: undefined },
        isShown: true,
        options: [
          {
            key: "size",
            values: [
              { key: "s", text: { en: "S" } },
              { key: "l", text: { en: "L" } },
            ],
          },
        ],
        variants: [
          { values: ["s"], price: "10", listPrice: "12.50", onHand: 3 },
          { values: ["l"], price: "20", listPrice: null, onHand: 0 },
        ],
        pictures: [{ source: "a.jpg" }, { source: "b.jpg" }],
      },
    ]);
  });

  it.each([
    ["Size", ["XL", "S", "XXL", "M", "L"], ["S", "M", "L", "XL", "XXL"]],
    ["Ring size", ["10", "9", "8.5"], ["8.5", "9", "10"]],
    ["Storage", ["1TB", "256GB"], ["256GB", "1TB"]],
    ["Color", ["Navy", "White", "Black"], ["Navy", "White", "Black"]],
  ])("sorts the values of %s in reading order", async (name, given, shown) => {
    const { products } = await rows(
      ...given.map((value, at) =>
        row({
          ...(at === 0 ? { ...plain, "Option1 Name": name } : { Handle: plain.Handle }),
          "Option1 Value": value,
          "Variant Price": "10",
        }),
      ),
    );
    expect(products[0]?.options[0]?.values.map(({ text }) => text.en)).toEqual(shown);
  });

  it.each([
    ["color", "mustard", "Color", "Mustard"],
    ["size:shoe-size", "42", "Shoe size", "42"],
    ["size", "xl", "Size", "XL"],
    ["cpu", "i7", "CPU", "i7"],
    ["HDD", "512gb", "HDD", "512gb"],
    ["Farbe", "iPhone-rot", "Farbe", "iPhone-rot"],
  ])("formats the option %s: %s as %s: %s", async (name, value, shownName, shownValue) => {
    const { products } = await rows(row({ ...plain, "Option1 Name": name, "Option1 Value": value }));
    const [option] = products[0]?.options ?? [];
    expect(option?.name.en).toBe(shownName);
    expect(option?.values[0]?.text.en).toBe(shownValue);
  });

  it("refuses prices with more decimals than the currency has", async () => {
    const yen = await productFile({ currency: "JPY" });
    const { problems, products } = await yen.rows(
      row(plain),
      row({ ...plain, Handle: "b", "Variant Price": "1200.00" }),
      row({ ...plain, Handle: "c", "Variant Price": "1200", "Variant Compare At Price": "1500.5" }),
    );
    await yen.close();
    expect(problems).toEqual(["2: Amounts in JPY have no decimals.", "4: Amounts in JPY have no decimals."]);
    expect(products.map(({ handle }) => handle)).toEqual(["b"]);
  });

  it("recognizes products without options, drafts and unpublished products", async () => {
    const { products } = await rows(
      row(plain),
      row({ ...plain, Handle: "b", Status: "draft" }),
      row({ ...plain, Handle: "c", Published: "FALSE" }),
    );
    expect(products.map(({ options, isShown, categories }) => [options, isShown, categories.type])).toEqual([
      [[], true, []],
      [[], false, []],
      [[], false, []],
    ]);
  });

  it.each([
    [{ "Variant Price": "free" }, "2: The price “free” isn’t an amount such as 19.99."],
    [{ "Variant Price": "9.999" }, "2: The price “9.999” isn’t an amount such as 19.99."],
    [{ "Variant Compare At Price": "x" }, "2: The compare-at price “x” isn’t an amount such as 19.99."],
    [{ "Variant Inventory Qty": "many" }, "2: The inventory “many” isn’t a number of units."],
    [{ Status: "sold" }, "2: The status “sold” isn’t active, draft or archived."],
    [{ Published: "maybe" }, "2: Published is “maybe”, neither true nor false."],
    [{ Title: "" }, "2: The first row of the product has no title."],
    [{ "Option1 Name": "Size", "Option1 Value": "" }, "2: The option “Size” has no value."],
  ])("refuses %o", async (fields, problem) => {
    const { products, problems } = await rows(
      row({ ...plain, ...fields }),
      row({ ...plain, Handle: "good" }),
    );
    expect(problems).toEqual([problem]);
    expect(products.map(({ handle }) => handle)).toEqual(["good"]);
  });

  it("refuses duplicate options", async () => {
    const { products, problems } = await rows(
      row(plain),
      row({ Handle: "a", "Option1 Value": "Default Title", "Variant Price": "5" }),
      row({ ...plain, Handle: "b" }),
    );
    expect(problems).toEqual(["3: The row has the same options as line 2."]);
    expect(products.map(({ handle }) => handle)).toEqual(["b"]);
  });

  it("refuses a product with an incomplete row anywhere, and a row without a product", async () => {
    const { products, problems } = await rows(
      row({ ...plain, "Option1 Name": "Size", "Option1 Value": "S" }),
      "a,,,,",
      row({ ...plain, Handle: "b" }),
      row({ ...plain, "Option1 Value": "S" }),
      row({ ...plain, Handle: "" }),
      row({ ...plain, Handle: "c" }),
    );
    expect(problems).toEqual([
      "3: The row has 5 of 16 columns.",
      "5: The row has the same options as line 2.",
      "6: The row has no handle.",
    ]);
    expect(products.map(({ handle }) => handle)).toEqual(["b", "c"]);
  });

  it("counts lines correctly after multiline texts", async () => {
    const { problems } = await rows(
      `x,X,"<p>one\n\ntwo</p>",,,,,Title,Default Title,,1,5,,,,`,
      row({ ...plain, "Variant Price": "?" }),
    );
    expect(problems).toEqual(["5: The price “?” isn’t an amount such as 19.99."]);
  });

  it("reports an unclosed quotation mark, and refuses the product whose rows may be lost", async () => {
    const { products, problems } = await rows(
      row(plain),
      row({ ...plain, Handle: "b" }),
      `c,C,"<p>never closed`,
      row({ ...plain, Handle: "d" }),
    );
    expect(products.map(({ handle }) => handle)).toEqual(["a"]);
    expect(problems).toEqual([
      "4: A quotation mark is opened and never closed; the rows after it can’t be read.",
    ]);
  });

  it("accepts a stray quotation mark as text", async () => {
    const { products, problems } = await rows(
      row(plain).replace(",A,", ',15" pipe,'),
      row({ ...plain, Handle: "b" }).replace(",A,", ',"B"x,'),
      row({ ...plain, Handle: "c" }),
    );
    expect(problems).toEqual([]);
    expect(products.map(({ title }) => title)).toEqual(['15" pipe', '"B"x', "A"]);
  });

  it("stops immediately and names the missing column", async () => {
    await expect(read("Title,Option1 Name,Variant Price\na,A,x")).rejects.toThrow(
      "The file isn’t a product export: the column Handle is missing.",
    );
    await expect(read("Handle,Color\na,red")).rejects.toThrow("Handle is its only known column");
    await expect(read("")).rejects.toThrow("The file is empty.");
  });

  it("reads a file with a byte order mark", async () => {
    const { products } = await read("\uFEFFHandle,Title,Variant Price\na,A,1");
    expect(products).toHaveLength(1);
  });
});

it("starts the intro after a heading that repeats the title", async () => {
  const intros = async (body: string) =>
    (await rows(row({ ...plain, Title: "Oxford & Co", "Body (HTML)": body }))).products.map(
      ({ intro }) => intro,
    );
  expect(await intros("<h1><b>Oxford &amp; co</b></h1><p>Of cotton.</p>")).toEqual(["Of cotton."]);
  expect(await intros("<h2>Why Oxford</h2><p>Of cotton.</p>")).toEqual(["Why Oxford Of cotton."]);
});

describe("a tire label", () => {
  const graded = (name: string, fields: string) =>
    read(
      `Handle,Title,Variant Price,Tire fuel efficiency,Tire wet grip,Tire noise,${name},Tire snow grip,Tire ice grip\na,A,1,${fields}`,
    );
  const byKey = "Tire noise class (product.metafields.custom.tire_noise_class)";

  it("is read from its columns in common spellings", async () => {
    const { products, problems } = await graded(byKey, "b,A,69 dB,B,TRUE,");
    expect(problems).toEqual([]);
    expect(products[0]?.tireLabel).toEqual({
      fuel: "B",
      wet: "A",
      noise: 69,
      noiseClass: "B",
      snow: true,
      ice: false,
    });
  });

  it("is absent without grades, and unchanged without the columns", async () => {
    expect((await graded("Tire noise class", ",,,,,")).products[0]?.tireLabel).toBeNull();
    expect((await rows(row(plain))).products[0]?.tireLabel).toBeNull();
  });

  it.each([
    ["F,A,69,B,,", "fuel"],
    ["B,,69,B,,", "wet"],
    ["B,A,loud,B,,", "noise"],
    ["B,A,69,,,", "noiseClass"],
    ["B,A,69,B,perhaps,", "snow"],
  ])("refuses %s with its line", async (fields, part) => {
    const { products, problems } = await graded("Tire noise class", fields);
    expect(products).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(`2: The tire label is wrong in: ${part}.`)]);
  });
});
