import type { StaffProduct } from "@carmine/api/contract";
import { describe, expect, test } from "vitest";
import { changesOf, createBodyOf, priceDropsOf } from "./form-changes.ts";
import { withStored } from "./form-conflicts.ts";
import { missingLocales, problemsOf } from "./form-problems.ts";
import { emptyForm, formOf, noTexts, type ProductForm } from "./product-form.ts";
import {
  addOption,
  addValue,
  fillDown,
  pasteCells,
  removeOption,
  removeValue,
} from "./variants/variant-rows.ts";

const en = (text: string) => ({ ...noTexts, en: text });

const sku = (id: number, value: string) => ({
  id,
  values: [value],
  code: `L-${id}`,
  barCode: "",
  price: "30.00",
  listPrice: null,
  weight: "1.500",
  image: null,
  isOnSale: true,
  isAlwaysSellable: false,
  onHand: 7,
  reserved: 1,
});

const lamp: StaffProduct = {
  id: 5,
  merId: 1,
  handle: "lamp",
  state: "active",
  content: { ...emptyForm().content, name: en("Lamp"), categoryId: 3, properties: { height: 400 } },
  options: [
    {
      key: "color",
      name: en("Color"),
      values: [
        { key: "red", text: en("Red") },
        { key: "blue", text: en("Blue") },
      ],
    },
  ],
  skus: [sku(11, "red"), sku(12, "blue"), { ...sku(13, "green"), isOnSale: false }],
  updateAt: "2026-11-29T06:05:00.000Z",
};

const stored = formOf(lamp);
const withRow = (form: ProductForm, at: number, part: object): ProductForm => ({
  ...form,
  variants: form.variants.map((row, index) => (index === at ? { ...row, ...part } : row)),
});

describe("changes of a stored product", () => {
  test("are empty for an unchanged form, also if an amount is written differently", () => {
    expect(changesOf(stored, stored)).toEqual({ product: null, stock: null, count: 0 });
    expect(changesOf(stored, withRow(stored, 0, { price: "30" })).count).toBe(0);
  });

  test("name each field with the value that the user saw", () => {
    const content = {
      ...stored.content,
      name: { ...stored.content.name, th: "โคมไฟ" },
      properties: {},
      isShown: false,
    };
    expect(changesOf(stored, { ...stored, content }).product).toEqual({
      changes: [
        { field: "name.th", from: "", to: "โคมไฟ" },
        { field: "isShown", from: true, to: false },
        { field: "properties.height", from: 400, to: null },
      ],
      skus: [],
    });
  });

  test("separate the counted stock from the fields of a variant", () => {
    const { product, stock, count } = changesOf(
      stored,
      withRow(stored, 1, { price: "28.50", listPrice: "30", onHand: "9", isOnSale: false }),
    );
    expect(stock).toEqual([{ skuId: 12, from: 7, to: 9 }]);
    expect(product?.skus).toEqual([
      { skuId: 12, field: "price", from: "30.00", to: "28.50" },
      { skuId: 12, field: "listPrice", from: null, to: "30" },
      { skuId: 12, field: "isOnSale", from: true, to: false },
    ]);
    expect(count).toBe(4);
  });

  test("send all variants on sale after options were added, with their values by position", () => {
    const sized = { ...stored, ...addOption(stored, "Size", "S", "en") };
    const form = { ...sized, ...addValue(sized, sized.options[1]?.id ?? "", "M", "en") };
    const structure = changesOf(stored, withRow(form, 3, { isOnSale: false })).product?.structure;
    expect(structure?.from.skuIds).toEqual([11, 12]);
    expect(structure?.variants).toMatchObject([
      { skuId: 11, values: [0, 0] },
      { skuId: null, values: [0, 1], price: "30.00" },
      { skuId: 12, values: [1, 0] },
    ]);
    expect(structure?.variants[0]).not.toHaveProperty("price");
  });
});

test("leaves out variants whose values the options no longer have", () => {
  expect(stored.variants.map(({ skuId }) => skuId)).toEqual([11, 12]);
});

test("asks about prices below half of the stored one", () => {
  expect(priceDropsOf(stored, withRow(stored, 0, { price: "15" }))).toEqual([]);
  expect(priceDropsOf(stored, withRow(stored, 0, { price: "14.99" }))).toHaveLength(1);
});

test("replaces the value of a conflict, and compares with it from then on", () => {
  const mine = withRow({ ...stored, content: { ...stored.content, name: en("Mine") } }, 0, { onHand: "9" });
  const name = { id: 5, field: "name.en", current: "Theirs" };
  const count = { id: 11, field: "onHand", current: "5" };
  const base = withStored(withStored(stored, name), count);
  expect(changesOf(base, mine).stock).toEqual([{ skuId: 11, from: 5, to: 9 }]);
  expect(changesOf(base, mine).product?.changes).toEqual([{ field: "name.en", from: "Theirs", to: "Mine" }]);
  expect(changesOf(base, withStored(withStored(mine, name), count)).count).toBe(0);
  const height = { id: 5, field: "properties.height", current: "500" };
  expect(withStored(mine, height).content.properties).toEqual({ height: 500 });
});

test("lists why a product can't be saved", () => {
  expect(problemsOf(emptyForm(), 2)).toEqual(["name", "category", "cell"]);
  expect(problemsOf(stored, 2)).toEqual([]);
  expect(problemsOf(withRow(stored, 0, { price: "12.50" }), 0)).toEqual(["decimals"]);
  expect(problemsOf(withRow(stored, 0, { price: "12.00" }), 0)).toEqual([]);
  expect(problemsOf(withRow(stored, 0, { onHand: "" }), 2)).toEqual(["cell"]);
  const hidden = stored.variants.map((row) => ({ ...row, isOnSale: false }));
  expect(problemsOf({ ...stored, variants: hidden }, 2)).toEqual(["noVariant"]);
  expect(missingLocales(stored.content)).toEqual(["zh-CN", "es", "fr", "th", "lao"]);
});

test("creates a product with the stock of its variants", () => {
  const form = withRow(emptyForm(), 0, { price: "5", onHand: "3", weight: "" });
  expect(createBodyOf(1, form).variants).toEqual([
    { skuId: null, values: [], price: "5", listPrice: null, code: "", barCode: "", weight: "0", stock: 3 },
  ]);
});

describe("options", () => {
  const color = addOption(withRow(emptyForm(), 0, { price: "5" }), "Color", "Red", "en");
  const both = addValue(color, color.options[0]?.id ?? "", "Blue", "en");
  const size = addOption(both, "Size", "S", "en");
  const all = addValue(size, size.options[1]?.id ?? "", "M", "en");

  test("multiply the variants, which take over the price", () => {
    expect(all.variants).toHaveLength(4);
    expect(all.variants.every(({ price }) => price === "5")).toBe(true);
  });

  test("keep one variant per remaining combination when they are removed", () => {
    expect(
      removeValue(all, all.options[0]?.id ?? "", all.options[0]?.values[1]?.id ?? "").variants,
    ).toHaveLength(2);
    const rest = removeOption(all, all.options[1]?.id ?? "");
    expect(rest.variants.map(({ values }) => values.length)).toEqual([1, 1]);
    expect(removeValue(color, color.options[0]?.id ?? "", "").options).toEqual([]);
  });
});

describe("cells", () => {
  const ids = stored.variants.map(({ id }) => id);

  test("paste columns of a spreadsheet with amounts in any format", () => {
    const pasted = pasteCells(
      stored.variants,
      ids,
      { id: "11", field: "price" },
      "1.234,50 €\t1,999.00\n$28.5\t\n9",
    );
    expect(pasted.map(({ price, listPrice }) => [price, listPrice])).toEqual([
      ["1234.50", "1999.00"],
      ["28.5", ""],
    ]);
  });

  test("fill down from a row on", () => {
    const filled = fillDown(withRow(stored, 0, { code: "X" }).variants, ids, { id: "11", field: "code" });
    expect(filled.map(({ code }) => code)).toEqual(["X", "X"]);
    expect(fillDown(filled, ids, { id: "12", field: "price" })).toEqual(filled);
  });
});
