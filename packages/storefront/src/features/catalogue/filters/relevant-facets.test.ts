import type { Facet } from "@carmine/api/contract";
import { expect, test } from "vitest";
import { searchParams } from "../search-params.ts";
import { relevantFacets } from "./relevant-facets.ts";

const facet = (key: string, counts: readonly number[], range: Partial<Facet> = {}): Facet => ({
  key,
  name: key,
  type: "list",
  values: counts.map((count, at) => ({ value: String(at + 1), name: `${at + 1}`, count, selected: false })),
  min: null,
  max: null,
  isPartial: false,
  ...range,
});
const keysOf = (query: string, facets: readonly Facet[]): string[] =>
  relevantFacets(searchParams.read(new URLSearchParams(query)), facets).map(({ key }) => key);

test("hides facets that can't narrow the list", () => {
  const facets = [
    facet("brandId", [2]),
    facet("merId", [1, 1]),
    facet("minStar", [2, 2, 2]),
    facet("price", [2], { min: "20.00", max: "20.00" }),
    facet("option:color", [2]),
    facet("inStock", [2]),
  ];
  expect(keysOf("cid=3", facets)).toEqual(["merId", "inStock"]);
});

test("keeps selected facets", () => {
  const facets = [facet("brandId", [2]), facet("minStar", [2, 2]), facet("option:rim", [2])];
  expect(keysOf("cid=3&brandId=1&minStar=4&optionValues=rim:16", facets)).toHaveLength(3);
});

test("offers options only with a category or words", () => {
  const facets = [facet("option:rim", [3, 4]), facet("brandId", [3, 4])];
  expect(keysOf("sort=new", facets)).toEqual(["brandId"]);
  expect(keysOf("title=tire", facets)).toEqual(["option:rim", "brandId"]);
  expect(keysOf("cid=3", facets)).toEqual(["option:rim", "brandId"]);
});
