import { limits, productList } from "@carmine/api/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  changeSearch,
  filtersOf,
  inCategory,
  hasFilters,
  listQueryOf,
  searchParams,
  searchSorts,
  sortPrices,
  toggleOption,
  withoutFilters,
  type Search,
} from "./search-params.ts";
import { plainOptions } from "./option-values.ts";
import { readShopSearch } from "../shops/search-in-shop.ts";

const read = (address: string): Search =>
  searchParams.read(new URL(address, "https://shop.example").searchParams);

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const words = fc
  .string({ minLength: 1, maxLength: 60, unit: "grapheme" })
  .map((text) => text.replaceAll(/\s+/g, " ").trim().slice(0, 200).trim())
  // A lone surrogate can't be encoded in a URL.
  .filter((text) => text !== "" && text.isWellFormed());
const price = fc.integer({ min: 0, max: 99_999_999 }).map((cents) => String(cents / 100));
const ids = fc
  .uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 4 })
  .map((list) => list.toSorted((a, b) => a - b));
const optionName = fc.constantFrom("width", "profile", "rim", "set", "color");
const optionValue = fc.stringMatching(/^[A-Za-z0-9.+-]{1,8}$/);
const options = fc
  .dictionary(optionName, fc.uniqueArray(optionValue, { minLength: 1, maxLength: 4 }), { maxKeys: 4 })
  .map((entries) =>
    Object.fromEntries(
      Object.entries(entries)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, values]) => [name, values.toSorted()]),
    ),
  );

test.each([
  ["10.005", "10.01"],
  ["10.994", "10.99"],
  ["7.999", "8"],
  ["0012.50", "12.5"],
])("uses a price of %s unchanged in the address, its chip and the API", (typed, meaning) => {
  const found = read(`/goods/goods_search?minPrice=${typed}`);
  expect(found.minPrice).toBe(meaning);
  expect(productList.query?.parse(listQueryOf(found)).minPrice).toBe(meaning);
});

test("sorts both ends of a price range", () => {
  expect(read("/goods/goods_search?minPrice=100&maxPrice=50")).toMatchObject({
    minPrice: "50",
    maxPrice: "100",
  });
  expect(readShopSearch(new URLSearchParams("minPrice=100&maxPrice=50"))).toMatchObject({
    minPrice: "50",
    maxPrice: "100",
  });
});

const search: fc.Arbitrary<Search> = fc
  .record(
    {
      cid: id,
      title: words,
      brandId: ids,
      merId: ids,
      minStar: fc.constantFrom(3, 4, 4.5),
      minPrice: price,
      maxPrice: price,
      inStock: fc.constant(true as const),
      sort: fc.constantFrom(...searchSorts),
      optionValues: options,
      page: fc.integer({ min: 1, max: 1000 }),
    },
    { requiredKeys: [] },
  )
  .chain((base) =>
    base.cid === undefined
      ? fc.constant(base)
      : fc.record({ pid: id, name: words }, { requiredKeys: [] }).map((head) => ({ ...base, ...head })),
  )
  .map((given) => sortPrices({ ...searchParams.defaults, ...given }));

describe("search address", () => {
  const whole: Search = {
    ...searchParams.defaults,
    cid: 7,
    pid: 2,
    name: "Winter tires",
    title: "ice & snow",
    brandId: [3, 8],
    merId: [5],
    minStar: 4.5,
    minPrice: "10",
    maxPrice: "99.5",
    inStock: true,
    optionValues: { rim: ["16", "17"], width: ["205"] },
    sort: "price-asc",
    page: 3,
  };
  const address =
    "/goods/goods_search?cid=7&pid=2&name=Winter+tires&title=ice+%26+snow&brandId=3%2C8&merId=5&minStar=4.5" +
    "&minPrice=10&maxPrice=99.5&inStock=true&optionValues=rim%3A16%2Crim%3A17%2Cwidth%3A205&sort=price-asc&page=3";

  test("has every field of a search", () => {
    expect(searchParams.href(whole)).toBe(address);
    expect(read(address)).toEqual(whole);
  });

  test.each([
    ["?name=winter", { title: "winter" }],
    ["?name=winter&keyword=studs", { title: "studs" }],
    ["?pid=2", { cid: 2 }],
    ["?brandId=8,3,8,x", { brandId: [3, 8] }],
    ["?minStar=6&page=0&sort=best", {}],
    ["?optionValues=rim:17,broken,rim:16&width=205", { optionValues: { rim: ["16", "17"], width: ["205"] } }],
    ["?title=++two%20%20words+", { title: "two words" }],
  ])("parses %s as %j", (query, meaning) =>
    expect(read(`/goods/goods_search${query}`)).toEqual({ ...searchParams.defaults, ...meaning }),
  );

  test("keeps the filters in another category and returns to the first page", () => {
    expect(inCategory(whole, { id: 9, parentId: null, name: "Wheels" })).toMatchObject({
      cid: 9,
      name: "Wheels",
      title: "ice & snow",
      brandId: [3, 8],
      page: 1,
    });
    expect(inCategory(whole, { id: 9, parentId: null, name: "Wheels" })).toMatchObject({ pid: undefined });
    expect(inCategory(whole, { id: 9, parentId: 4, name: "Wheels" }).pid).toBe(4);
  });

  test("contains the whole search and parses back to it", () => {
    fc.assert(
      fc.property(search, (value) => {
        expect(read(searchParams.href(value))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  test("turns any input into a valid API query", () => {
    const garbage = fc.dictionary(
      fc.constantFrom(...searchParams.names, ...plainOptions, "keyword"),
      fc.oneof(
        fc.string({ unit: "binary", maxLength: 60 }),
        fc.constantFrom("-1", "1e9", "0", "true", "99999999999", "1:2,:,a:", "5.5"),
      ),
    );
    fc.assert(
      fc.property(garbage, (params) => {
        const value = searchParams.read(new URLSearchParams(params));
        expect(productList.query?.safeParse(listQueryOf(value)).success).toBe(true);
        expect(read(searchParams.href(value))).toEqual(value);
      }),
      { numRuns: 300 },
    );
  }, 30_000);

  test("is the plain path for an empty search", () => {
    expect(searchParams.href(read("/goods/goods_search"))).toBe("/goods/goods_search");
  });
});

describe("API query", () => {
  test.each([
    ["cid=7&pid=2&name=Tires", { cid: 7 }],
    ["title=winter", { keyword: "winter" }],
    ["brandId=4", { brandId: "4" }],
    ["brandId=9,4", { brandId: "4,9" }],
    ["merId=5", { merId: "5" }],
    ["minStar=4.5", { minStar: "4.5" }],
    ["minPrice=10&maxPrice=99.5", { minPrice: "10", maxPrice: "99.5" }],
    ["inStock=true", { inStock: "true" }],
    ["optionValues=width:205,rim:16&rim=17", { optionValues: "rim:16,rim:17,width:205" }],
  ])("is correct for ?%s", (query, filters) => {
    const value = read(`/?${query}&page=3`);
    expect(filtersOf(value)).toEqual(filters);
    expect(listQueryOf(value)).toEqual({ ...filters, page: 3, limit: limits.searchPageSize });
    expect(searchParams.href(value).split(/[?&]/)).toContain("page=3");
  });

  test.each([
    ["sales", { salesOrder: "desc" }],
    ["price-asc", { priceOrder: "asc" }],
    ["price-desc", { priceOrder: "desc" }],
    ["new", { sort: "new" }],
    ["star", { sort: "star" }],
  ])("is sorted by %s", (sort, order) => {
    expect(listQueryOf(read(`/?sort=${sort}`))).toMatchObject(order);
    expect(searchParams.href(read(`/?sort=${sort}`))).toBe(`/goods/goods_search?sort=${sort}`);
  });

  test.each([
    ["cid=0", "merId=-1", "brandId=1e9", "minStar=6"],
    ["minPrice=-1", "maxPrice=abc", "inStock=false", "sort=random", "optionValues=:,a:"],
  ])("ignores invalid values: %s, %s, %s, %s", (...values) => {
    const value = read(`/?${values.join("&")}`);
    expect(filtersOf(value)).toEqual({});
    expect(searchParams.href(value)).toBe("/goods/goods_search");
  });
});

describe("keywords of a search", () => {
  test.each([
    ["?title=winter", "winter"],
    ["?keyword=winter", "winter"],
    ["?name=winter", "winter"],
    ["?cid=3&name=Winter+tires", undefined],
    ["?cid=3&name=Winter+tires&title=studded", "studded"],
  ])("are read from %s", (query, title) => expect(filtersOf(read(`/${query}`)).keyword).toBe(title));

  test("include a size from a form without JavaScript", () => {
    expect(filtersOf(read("/?cid=1&width=205&profile=55&rim=16")).optionValues).toBe(
      "profile:55,rim:16,width:205",
    );
  });
});

describe("changing a search", () => {
  test("returns to the first page", () => {
    fc.assert(
      fc.property(search, (value) => {
        expect(changeSearch(value, { sort: "new" }).page).toBe(1);
        expect(changeSearch(value, { page: 3 }).page).toBe(3);
      }),
    );
  });

  test("adds an option and removes it on the second click", () => {
    const wide = read("/?cid=1&optionValues=rim:16,width:205&page=4");
    const wider = toggleOption(wide, "width", "195");
    expect(wider).toMatchObject({ cid: 1, optionValues: { rim: ["16"], width: ["195", "205"] }, page: 1 });
    expect(toggleOption(wider, "rim", "16").optionValues).toEqual({ width: ["195", "205"] });
  });

  test("changes only the page when an option is set twice", () => {
    fc.assert(
      fc.property(search, optionName, optionValue, (value, name, option) => {
        const once = toggleOption(value, name, option);
        expect(searchParams.href(once)).not.toBe(searchParams.href({ ...value, page: 1 }));
        expect(toggleOption(once, name, option)).toEqual({ ...value, page: 1 });
      }),
    );
  });

  test("clears filters but keeps category, keywords and order", () => {
    fc.assert(
      fc.property(search, (value) => {
        const cleared = withoutFilters(value);
        expect(hasFilters(cleared)).toBe(false);
        expect([cleared.cid, cleared.title, cleared.sort]).toEqual([value.cid, value.title, value.sort]);
      }),
    );
  });
});

test("uses a parent category without a category as the category", () => {
  expect(read("/goods/goods_search?pid=3")).toMatchObject({ cid: 3 });
  expect(read("/goods/goods_search?pid=3").pid).toBeUndefined();
  expect(read("/goods/goods_search?cid=20&pid=3")).toMatchObject({ cid: 20, pid: 3 });
});
