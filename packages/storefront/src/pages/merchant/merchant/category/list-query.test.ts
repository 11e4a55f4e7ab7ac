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

test("hides the shop itself, the marketplace's categories, and a single brand", () => {
  const option = facet("option:rim", [false]);
  expect(keysOf(facet("cid", [false]), option, facet("merId", [true]), facet("brandId", [false]))).toEqual([
    "option:rim",
  ]);
  expect(keysOf(facet("brandId", [false, false]))).toEqual(["brandId"]);
  // Selected values stay, so that they can be removed.
  expect(keysOf(facet("brandId", [true]))).toEqual(["brandId"]);
});

test("returns counts of the shop's own categories if the back end provides them", () => {
  expect(countsByCategory([facet("brandId", [false])])).toBeUndefined();
  expect(countsByCategory([{ ...facet("shopCid", [false]), isPartial: true }])).toBeUndefined();
  expect(countsByCategory([facet("shopCid", [false, true])])).toEqual(
    new Map([
      [0, 1],
      [1, 1],
    ]),
  );
});
