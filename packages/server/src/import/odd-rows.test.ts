import { afterAll, expect, it } from "vitest";
import { productFile } from "../testing/product-file.ts";

const { read, rows, row, plain, close } = await productFile();
afterAll(close);

it("imports a product without its unpriced variants, and hides one without any price", async () => {
  const { products, problems, notices } = await rows(
    row({ ...plain, "Option1 Name": "Size", "Option1 Value": "S" }),
    row({ Handle: "a", "Option1 Value": "M", "Variant Price": "0.00" }),
    row({ Handle: "a", "Option1 Value": "L" }),
    row({ ...plain, Handle: "gift", "Variant Price": "0" }),
  );
  expect(problems).toEqual([]);
  expect(products.map(({ isShown, variants }) => [isShown, variants.map(({ values }) => values)])).toEqual([
    [true, [["s"]]],
    [false, []],
  ]);
  expect(notices).toEqual([
    "3: The variant has no price and isn’t on sale.",
    "4: The variant has no price and isn’t on sale.",
    "5: The variant has no price and isn’t on sale.",
    "5: No variant of the product has a price, so the product is hidden.",
  ]);
});

it("treats a first row without an option value as the product itself", async () => {
  const { products, problems, notices } = await rows(
    row({ ...plain, "Option1 Name": "Size", "Option1 Value": "", "Variant SKU": "TEE" }),
    row({ Handle: "a", "Option1 Value": "S", "Variant Price": "10.00" }),
    row({ Handle: "a", "Option1 Value": "M", "Variant Price": "11.00" }),
  );
  expect(problems).toEqual([]);
  expect(products[0]?.variants.map(({ values }) => values)).toEqual([["s"], ["m"]]);
  expect(notices).toEqual(["2: The row has no option value, so it isn’t a variant."]);
});

it("reads rows that repeat the product's cells", async () => {
  const filled = { ...plain, "Option1 Name": "Size" };
  const { products, problems } = await rows(
    ...["S", "M"].map((size) => row({ ...filled, "Option1 Value": size })),
  );
  expect([problems, products[0]?.variants.length]).toEqual([[], 2]);
});

it("reads a header with spaces, unknown columns and a title of two lines", async () => {
  const { products, problems } = await read(
    '\uFEFF"handle "," TITLE","Variant price","Option1 name","Option1 value","Status","Notes (internal)"\r\nodd,"Multi\nline ""quoted"" title",7.50,Title,Default Title,Active,x\r\n\n,,,,,,\r\nb,"Bar 12" long,8,Title,Default Title,ACTIVE,\r\n',
  );
  expect(problems).toEqual([]);
  expect(products.map(({ title }) => title)).toEqual(['Multi line "quoted" title', '"Bar 12" long']);
});

it("keeps titles that contain markup or formulas as text", async () => {
  const { products } = await rows(
    row({ ...plain, Title: "</script><img src=x onerror=alert(1)> tail" }),
    row({ ...plain, Handle: "b", Title: '"=HYPERLINK(""http://x.example"",""pay"")"' }),
  );
  expect(products.map(({ title }) => title)).toEqual([
    "</script><img src=x onerror=alert(1)> tail",
    '=HYPERLINK("http://x.example","pay")',
  ]);
});
