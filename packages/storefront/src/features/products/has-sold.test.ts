import { expect, test } from "vitest";
import { hasSold } from "./has-sold.ts";

test.each([
  [{ soldCount: 0 }, false],
  [{ soldCount: 3 }, true],
  [{ soldCount: 3, periodSales: null }, true],
  [{ soldCount: 3, periodSales: 0 }, false],
  [{ soldCount: 0, periodSales: 2 }, true],
])("returns for %j as a best seller %j", (product, sold) => expect(hasSold(product)).toBe(sold));
