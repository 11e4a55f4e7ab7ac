import { expect, it } from "vitest";
import type { ProductSnapshot, SkuSnapshot } from "../product-snapshot.ts";
import { revertProduct } from "./revert-product.ts";

const sku = (value: string, fields: Partial<SkuSnapshot> = {}): SkuSnapshot => ({
  values: [value],
  code: "",
  price: "10.00",
  listPrice: null,
  stock: 5,
  isAlwaysSellable: false,
  picture: null,
  barCode: "",
  weight: "0.000",
  ...fields,
});
const product = (fields: Partial<ProductSnapshot> = {}): ProductSnapshot => ({
  name: { en: "Lamp" },
  intro: { en: "" },
  content: { en: "" },
  brand: null,
  category: { id: 1, path: [1] },
  shopCategoryPath: [],
  keywords: [],
  options: [{ key: "size", name: { en: "Size" }, values: [] }],
  properties: {},
  tireLabel: null,
  pictures: [],
  isShown: true,
  skus: [sku("s"), sku("m")],
  ...fields,
});

it("restores values of the import, and keeps values that were changed again", () => {
  const before = product();
  const after = product({
    name: { en: "Desk lamp" },
    skus: [sku("s", { price: "12.00", stock: 9 }), sku("m")],
  });
  const now = {
    ...after,
    name: { en: "Best lamp" },
    skus: [sku("s", { price: "12.00", stock: 7 }), sku("m")],
  };
  expect(revertProduct(before, after, now)).toEqual({
    snapshot: { ...now, skus: [sku("s", { price: "10.00", stock: 7 }), sku("m")] },
    restored: 1,
    kept: 2,
  });
});

it("removes added variants, and adds removed ones in their place", () => {
  const before = product();
  const after = product({ skus: [sku("m"), sku("l")] });
  const { snapshot, restored, kept } = revertProduct(before, after, after);
  expect(snapshot.skus).toEqual([sku("s"), sku("m")]);
  expect([restored, kept]).toEqual([2, 0]);
});

it("keeps an added variant that was changed", () => {
  const after = product({ skus: [sku("s"), sku("m"), sku("l")] });
  const now = product({ skus: [sku("s"), sku("m"), sku("l", { stock: 1 })] });
  expect(revertProduct(product(), after, now)).toMatchObject({ snapshot: now, restored: 0, kept: 1 });
});

it("keeps all variants if the options changed meanwhile", () => {
  const after = product({ skus: [sku("s", { price: "12.00" }), sku("m")] });
  const now = product({ options: [], skus: [sku("x", { values: [] })] });
  expect(revertProduct(product(), after, now).snapshot.skus).toEqual(now.skus);
});
