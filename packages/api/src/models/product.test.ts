import { expect, test } from "vitest";
import type { ProductDetail, Sku as WireSku } from "../contract/catalogue.ts";
import { joinValues } from "../contract/texts.ts";
import { choicesOf } from "./product.ts";

const skuOf = (id: number): WireSku => ({
  id,
  productId: 1,
  sku: "",
  stock: 1,
  isAlwaysSellable: null,
  sales: null,
  price: "5.00",
  otPrice: null,
  image: null,
  lowestPrice: null,
  barCode: null,
  weight: null,
  volume: null,
  unique: null,
  type: null,
  quota: null,
  quotaShow: null,
});

const attribute = (attrName: string, values: string[]): ProductDetail["productAttr"][number] => ({
  id: 1,
  productId: 1,
  attrName,
  attrValues: joinValues(values),
});

test("has one sku for a product without options", () => {
  const { options, skus } = choicesOf({ productAttr: [], productValue: { "": skuOf(7) } });
  expect(options).toEqual([]);
  expect(skus).toEqual([expect.objectContaining({ id: 7, options: [] })]);
});

test("sorts skus by option order, regardless of their keys", () => {
  const { skus } = choicesOf({
    productAttr: [attribute("Size", ["44", "42", "9"])],
    productValue: { "9": skuOf(3), "42": skuOf(2), "44": skuOf(1) },
  });
  expect(skus.map(({ id }) => id)).toEqual([1, 2, 3]);
});

test("keeps a value's comma and the name of its option", () => {
  const { skus } = choicesOf({
    productAttr: [attribute("Color", ["Black"]), attribute("Memory", ["8,5 GB"])],
    productValue: { [joinValues(["Black", "8,5 GB"])]: skuOf(4) },
  });
  expect(skus[0]?.options).toEqual([
    { name: "Color", value: "Black" },
    { name: "Memory", value: "8,5 GB" },
  ]);
});

test("skips a sku that doesn't match the options", () => {
  const odd = { productAttr: [attribute("Size", ["R16"]), attribute("Set", ["Tire"])] };
  expect(choicesOf({ ...odd, productValue: { R16: skuOf(8) } }).skus).toEqual([]);
});
