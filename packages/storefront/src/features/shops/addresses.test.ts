import { expect, test } from "vitest";
import { searchParams, changeSearch, type Search } from "../catalogue/search-params.ts";
import { directoryParams } from "./directory-params.ts";
import { readShopSearch, shopListPlace, shopSearchHref } from "./search-in-shop.ts";
import { shopIdOf } from "./shop-address.ts";

const paramsOf = (href: string): URLSearchParams => new URL(href, "https://shop.example").searchParams;

test("parses the search of a shop that it wrote", () => {
  const search: Search = {
    ...searchParams.defaults,
    cid: 12,
    title: "winter & snow",
    brandId: [3, 8],
    minStar: 4,
    minPrice: "10",
    maxPrice: "99.5",
    inStock: true,
    optionValues: { rim: ["16", "17"] },
    sort: "price-desc",
    page: 3,
  };
  const params = paramsOf(shopSearchHref(4, search));
  expect([...params.keys()]).toEqual([
    "id",
    "cid",
    "search",
    "brandId",
    "minStar",
    "minPrice",
    "maxPrice",
    "inStock",
    "optionValues",
    "sort",
    "page",
  ]);
  expect(shopIdOf(params)).toBe(4);
  expect(readShopSearch(params)).toEqual(search);
});

test("returns to the first page when a filter changes", () => {
  const { href } = shopListPlace(4);
  const search = { ...searchParams.defaults, page: 3 };
  expect(href(changeSearch(search, { cid: 5 }))).toBe("/merchant/merchant/category?id=4&cid=5");
  expect(href(changeSearch(search, { page: 2 }))).toBe("/merchant/merchant/category?id=4&page=2");
  expect(shopSearchHref(4)).toBe("/merchant/merchant/category?id=4");
});

test.each(["", "0", "-1", "x", "99999999999"])("rejects %j as a shop id", (id) => {
  expect(shopIdOf(new URLSearchParams({ id }))).toBeUndefined();
});

test("turns any address into a valid API query", () => {
  const params = new URLSearchParams({ cid: "x", minPrice: "cheap", sort: "best", page: "-3" });
  expect(readShopSearch(params)).toEqual(searchParams.defaults);
  // A shop can't be filtered by another shop.
  expect(readShopSearch(new URLSearchParams({ merId: "3", title: "x" }))).toEqual(searchParams.defaults);
});

test("has the path of the shop street without filters", () => {
  expect(directoryParams.href()).toBe("/merchant/merchant_street");
  expect(directoryParams.href({ page: 2 })).toBe("/merchant/merchant_street?page=2");
  expect(directoryParams.href({ seller: "verified", categoryId: 3 })).toBe(
    "/merchant/merchant_more?seller=verified&categoryId=3",
  );
});

test("limits the page number to what the API accepts", () => {
  const params = new URLSearchParams({ page: "2147483647" });
  expect(readShopSearch(params).page).toBe(1_000_000);
});
