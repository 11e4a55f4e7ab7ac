import { expect, test } from "vitest";
import { shelvesOf } from "./shelves.ts";

test.each([
  [{ total: 3, hasSold: true }, ["best"]],
  [{ total: 6, hasSold: true }, ["best", "all"]],
  [{ total: 11, hasSold: true }, ["best", "newest", "all"]],
  [{ total: 11, hasSold: false }, ["newest", "all"]],
  [{ total: 3, hasSold: false }, ["all"]],
])("returns for a shop with %j the rows %j", (shop, names) => expect(shelvesOf(shop)).toEqual(names));
