import { expect, it } from "vitest";
import { ShopNames } from "./named-shops.ts";

const shops = new ShopNames(
  ["Nordic Tire House", "Tire Nordic", "Lamp Street", "House of Tires"].map((name, at) => ({
    id: at + 1,
    name,
    avatar: "",
    folded: ` ${name.toLowerCase()}`,
  })),
);

it.each([
  ["nordic", [1, 2]],
  ["tire", [1, 2, 4]],
  ["house nordic", [1]],
  ["Tire-House", [1, 4]],
  ["street", [3]],
  ["ordic", []],
  ["street house", []],
  ["…", []],
])("names shops by %s", (keyword, ids) => {
  expect(shops.named(keyword)).toEqual(ids);
});

it("finds shops by the beginning of several words, up to a maximum", () => {
  const idsOf = (typed: string, max: number) => shops.beginningWith([typed], max).map(({ id }) => id);
  expect(idsOf("tire n", 3)).toEqual([2]);
  expect(idsOf("tire", 2)).toEqual([1, 2]);
});
