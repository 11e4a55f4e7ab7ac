import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseId } from "../../features/list-params.ts";
import { productTabs, readView, reviewKinds, productTabHref, viewHref, type ProductView } from "./address.ts";

const read = (query: string): ProductView => readView(new URLSearchParams(query));
const plain: ProductView = { tab: "details", reviews: "all", page: 1 };

test("omits the defaults from a product's URL", () => {
  expect(read("")).toEqual(plain);
  expect(viewHref(5, plain)).toBe("/goods_detail/5");
});

test.each([
  ["sku=12", { ...plain, sku: 12 }],
  ["tab=specification", { ...plain, tab: "specification" }],
  ["tab=reviews", { ...plain, tab: "reviews" }],
  ["reviews=3&page=2", { ...plain, tab: "reviews", reviews: "bad", page: 2 }],
  ["sku=0&tab=x&reviews=9&page=-1", plain],
  ["sku=99999999999&page=1e3", plain],
])("?%s", (query, view) => expect(read(query)).toEqual(view));

test("round-trips a view through its URL", () => {
  const views = fc
    .record({
      sku: fc.option(fc.integer({ min: 1, max: 2_147_483_647 }), { nil: undefined }),
      tab: fc.constantFrom(...productTabs),
      reviews: fc.constantFrom(...reviewKinds),
      page: fc.integer({ min: 1, max: 100_000 }),
    })
    .map(({ sku, tab, reviews, page }): ProductView => ({
      ...(sku !== undefined && { sku }),
      ...(tab === "reviews" ? { tab, reviews, page } : { ...plain, tab }),
    }));
  fc.assert(
    fc.property(views, (view) => {
      expect(read(viewHref(5, view).split("?")[1] ?? "")).toEqual(view);
    }),
  );
});

test("keeps the SKU in tab links, starts at the first page and jumps to the tabs", () => {
  const view = read("sku=12&reviews=1&page=4");
  expect(productTabHref(5, view, { reviews: "bad" })).toBe("/goods_detail/5?sku=12&reviews=3#about");
  expect(productTabHref(5, view, { tab: "details" })).toBe("/goods_detail/5?sku=12#about");
});

test.each([null, "", "0", "-1", "1.5", "abc", "2147483648", "99999999999"])("rejects %j as an id", (text) =>
  expect(parseId(text)).toBeUndefined(),
);
