import { productList } from "@carmine/api/contract";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { readFilters } from "./filters.ts";

it.each([
  ["10.005", "10.01"],
  ["10.004", "10"],
  ["0010.50", "10.5"],
  [10.999, "11"],
  [" 99 ", "99"],
])("normalizes the price filter %j to %s", (minPrice, cents) => {
  const query = z.parse(productList.query, { minPrice, maxPrice: minPrice });
  expect(readFilters(query)).toMatchObject({ minPrice: cents, maxPrice: cents });
});

it.each(["ten", "-1", "1e3", "12345678901", "1.2.3"])("ignores the invalid price %j", (minPrice) => {
  expect(z.safeParse(productList.query, { minPrice }).success).toBe(false);
});

it.each([
  [{ pid: "3" }, 3],
  [{ cid: "20", pid: "3" }, 20],
])("filters %j by the category %i", (query, cid) => {
  expect(readFilters(z.parse(productList.query, query)).cid).toBe(cid);
});
