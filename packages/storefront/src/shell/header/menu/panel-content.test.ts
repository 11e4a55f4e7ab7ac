import type { Facet } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { ranked } from "../../../testing/ranked.ts";
import { chipsOf, promosOf } from "./panel-content.ts";

const brands = (counts: readonly number[]): Facet[] => [
  {
    key: "brandId",
    name: "Brand",
    type: "list",
    values: counts.map((count, index) => ({
      value: String(index + 1),
      name: `Brand ${index + 1}`,
      count,
      selected: false,
    })),
    min: null,
    max: null,
    isPartial: false,
  },
];
const wheels = { id: 12, name: "Wheels" };

test("links the largest brands of a department, the largest first", () => {
  expect(chipsOf(brands([2, 9]), wheels)).toEqual([
    { label: "Brand 2", href: "/goods/goods_search?cid=12&name=Wheels&brandId=2" },
    { label: "Brand 1", href: "/goods/goods_search?cid=12&name=Wheels&brandId=1" },
  ]);
  expect(chipsOf(brands([1, 2, 3, 4, 5, 6, 7]), wheels)).toHaveLength(6);
  expect(chipsOf(brands([9]), wheels)).toEqual([]);
  expect(chipsOf([], wheels)).toEqual([]);
});

test("shows up to five sold products with their prices, and placeholders until they are loaded", () => {
  const priceOf = (price: string) => `$${price}`;
  expect(promosOf(undefined, priceOf)).toBeUndefined();
  const ranking = [1, 2, 3, 4, 5, 6].map((id) => ranked(id));
  const promos = promosOf([ranked(9, { periodSales: 0 }), ...ranking], priceOf) ?? [];
  expect(promos.map(({ href }) => href)).toEqual([1, 2, 3, 4, 5].map((id) => `/goods_detail/${id}`));
  expect(promos[0]).toMatchObject({ label: "Product 1", text: "$20.00" });
});
