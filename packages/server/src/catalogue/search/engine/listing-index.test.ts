import { expect, it } from "vitest";
import { pickDocs } from "./doc-set.ts";
import { ListingIndex, type ListingRow } from "./listing-index.ts";

const tire: ListingRow = {
  id: 7,
  merchantId: 3,
  brandId: 5,
  categories: [1, 2],
  cents: 7880,
  sales: 0,
  rank: 0,
  shopSort: 0,
  star: 5,
  reviewCount: 1,
  createdAt: 0,
  isInStock: true,
  terms: ["winter", "tire"],
  options: ["season:winter"],
  skus: [{ options: ["season:winter"], isInStock: true }],
  content: 1,
};

const liveDocs = (index: ListingIndex, term: string) => [
  ...pickDocs(index.find([[[term]]]), Infinity, () => true),
];

it("changes numbers of a product in place", () => {
  const index = new ListingIndex();
  index.put(tire);
  index.put({ ...tire, cents: 6000, isInStock: false });
  expect([index.size, index.liveCount]).toEqual([1, 1]);
  expect(index.numbers.cents.values[0]).toBe(6000);
  expect(index.inStock.values[0]).toBe(0);
});

it("finds a product by its changed words only", () => {
  const index = new ListingIndex();
  index.put(tire);
  index.put({ ...tire, terms: ["summer", "tire"], content: 2 });
  expect(index.liveCount).toBe(1);
  expect(liveDocs(index, "winter")).toEqual([]);
  expect(liveDocs(index, "summer")).toEqual([1]);
  expect(liveDocs(index, "tire")).toEqual([1]);
});

it("removes a product, also twice, and can list it again", () => {
  const index = new ListingIndex();
  index.put(tire);
  index.remove(tire.id);
  index.remove(tire.id);
  expect([index.liveCount, liveDocs(index, "tire")]).toEqual([0, []]);
  index.put(tire);
  expect([index.liveCount, liveDocs(index, "tire")]).toEqual([1, [1]]);
});
