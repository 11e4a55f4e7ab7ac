import { expect, test } from "vitest";
import { readState } from "../../../app/url-state.ts";
import { filterValueOf, productParams, queryOfFilters, stateOfFilters } from "./product-filters.ts";

const read = (query: string) => readState(productParams, new URLSearchParams(query));
const queryOf = (query: string) =>
  queryOfFilters(read(query), { merId: 1, zone: "Europe/Berlin", now: new Date("2026-11-27T12:00:00Z") });

test("shows the filters of the URL in the bar and writes its changes back", () => {
  const value = filterValueOf(read("view=hidden&price=5-12.50&stock=low&category=3"));
  expect(value).toEqual({ category: ["3"], price: ["5-12.50"], stock: ["low"] });
  expect(stateOfFilters({ ...value, price: [] })).toMatchObject({ price: undefined, stock: "low" });
});

test("asks the server for the filters", () => {
  expect(queryOf("")).toEqual({ merId: 1 });
  expect(queryOf("words=rim&brand=Nord&price=5-12.50&stock=soldOut&units=-3&changed=7d&campaign=4")).toEqual({
    merId: 1,
    words: "rim",
    brand: "Nord",
    minPrice: "5",
    maxPrice: "12.50",
    stock: "soldOut",
    maxStock: 3,
    changedFrom: "2026-11-20T23:00:00.000Z",
    campaignId: 4,
  });
  expect(queryOf("units=0-")).toEqual({ merId: 1, minStock: 0 });
});

test("omits impossible values of the URL", () => {
  expect(queryOf("price=-&units=1.5-2&stock=x&changed=2d&campaign=0&category=a")).toEqual({ merId: 1 });
  expect(queryOf("price=5")).toEqual({ merId: 1 });
  expect(queryOf("price=-5-9")).toEqual({ merId: 1 });
});
