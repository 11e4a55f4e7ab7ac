import type { Facet } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { choicesInShop, countsByCategory } from "./list-query.ts";

const facet = (key: string, selected: readonly boolean[]): Facet =>
  ({
    key,
    name: key,
    values: selected.map((isSet, at) => ({ value: String(at), name: "", count: 1, selected: isSet })),
  }) as unknown as Facet;

const keysOf = (...facets: Facet[]): string[] => choicesInShop(facets).map(({ key }) => key);

test("a shop offers neither itself, nor the marketplace's categories, nor the one brand that it sells", () => {
  const option = facet("option:rim", [false]);
  expect(keysOf(facet("cid", [false]), option, facet("merId", [true]), facet("brandId", [false]))).toEqual([
    "option:rim",
  ]);
  expect(keysOf(facet("brandId", [false, false]))).toEqual(["brandId"]);
  // What is chosen can be taken back.
  expect(keysOf(facet("brandId", [true]))).toEqual(["brandId"]);
});

test("the shop's own categories are counted where somebody does", () => {
  expect(countsByCategory([facet("brandId", [false])])).toBeUndefined();
  expect(countsByCategory([{ ...facet("shopCid", [false]), isPartial: true }])).toBeUndefined();
  expect(countsByCategory([facet("shopCid", [false, true])])).toEqual(
    new Map([
      [0, 1],
      [1, 1],
    ]),
  );
});
