import type { Facet } from "@carmine/api/contract";
import type { ProductSummary } from "@carmine/api/hooks";
import { describe, expect, test } from "vitest";
import { measuresOf } from "../../features/catalogue/measures.ts";
import { category } from "../../testing/category.ts";
import { chosenCategory, departmentsOf, departmentTabs, shownSections } from "./department-sections.ts";
import { gridPages } from "./grid-pages.ts";
import { floorsOf, homeHref } from "./home-address.ts";
import { topLists } from "./top-lists.ts";

const tires = category(1, [category(2, [category(3), category(4)]), category(5)]);
const wheels = category(12, [category(13, [category(14)])]);
const care = category(21, [category(22)]);
const tree = [tires, wheels, care];

const ranked = (id: number): ProductSummary => ({
  id,
  name: `Product ${id}`,
  picture: null,
  hoverPicture: null,
  price: "1.00",
  listPrice: null,
  soldCount: 100 - id,
  stars: null,
  reviewCount: 0,
  stock: 1,
  shopName: null,
  isSelf: false,
  tags: [],
});

test.each([
  [null, 1],
  ["3", 3],
  ["0", 1],
  ["-2", 1],
  ["2.5", 1],
  ["9999", 10],
  ["many", 1],
])("renders for ?page=%s %i pages of the grid", (text, pages) => expect(gridPages(text)).toBe(pages));

test.each([
  [[], 1, "/"],
  [["4"], 1, "/?floor=4"],
  [["4", "14"], 3, "/?floor=4,14&page=3"],
  [[], 2, "/?page=2"],
])("writes for the categories %j and %i pages the path %s", (floors, pages, href) => {
  expect(homeHref(floors, pages)).toBe(href);
  expect(floorsOf(new URL(href, "https://shop.test").searchParams)).toEqual(floors);
});

describe("floors", () => {
  test("are the first three departments", () => {
    expect(departmentsOf([...tree, category(30)]).map(({ id }) => id)).toEqual([1, 12, 21]);
  });

  test("start with the department and show its categories", () => {
    expect(departmentTabs(tires).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(departmentTabs(care).map(({ id }) => id)).toEqual([21, 22]);
  });

  test("use a category in the address only if it is theirs", () => {
    expect(chosenCategory(tires, ["14", "4"]).id).toBe(4);
    expect(chosenCategory(wheels, ["4"]).id).toBe(12);
    expect(chosenCategory(tires, []).id).toBe(1);
  });

  test("have a size finder only if all measures are known", () => {
    const facet = (name: string, counts: Record<string, number>): Facet => ({
      key: `option:${name}`,
      name,
      type: "list",
      values: Object.entries(counts).map(([value, count]) => ({
        value,
        name: value,
        count,
        selected: false,
      })),
      min: null,
      max: null,
      isPartial: false,
    });
    const all = [facet("width", { 195: 2, 205: 9 }), facet("profile", { 55: 4 }), facet("rim", { 16: 1 })];
    expect(measuresOf(all).map(({ defaultValue }) => defaultValue)).toEqual(["205", "55", "16"]);
    expect(measuresOf(all.slice(1))).toEqual([]);
    // With the size finder next to it, the first section shows eight products.
    expect(shownSections(tree, all)).toBe("1:8,12:5,21:5");
    expect(shownSections(tree, all.slice(1))).toBe("1:5,12:5,21:5");
  });
});

describe("top lists", () => {
  const ranking = [ranked(1), ranked(2), ranked(3), ranked(4)];

  test("show the ranking of each department", () => {
    const lists = topLists([
      { department: tires, ranking },
      { department: wheels, ranking: ranking.toReversed() },
    ]);
    expect(lists.map(({ products }) => products.map(({ id }) => id))).toEqual([
      [1, 2, 3],
      [4, 3, 2],
    ]);
  });

  test("omit a department with too few sales", () => {
    expect(topLists([{ department: tires, ranking: ranking.slice(0, 2) }])).toEqual([]);
    const unsold = ranking.map((product, at) => (at < 2 ? product : { ...product, soldCount: 0 }));
    expect(topLists([{ department: tires, ranking: unsold }])).toEqual([]);
  });
});
