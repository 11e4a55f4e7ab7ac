import { expect, test } from "vitest";
import { payoutOf } from "./payout.ts";

test.each([
  [100, 6, 2, "94.00"],
  [19.99, 8, 2, "18.39"],
  [1290, 5, 0, "1226"],
  [50, 0, 2, "50.00"],
])("pays out of a sale of %d with a fee of %d%%, with %i decimals, %s", (price, fee, digits, payout) =>
  expect(payoutOf(price, fee, digits)).toBe(payout),
);
