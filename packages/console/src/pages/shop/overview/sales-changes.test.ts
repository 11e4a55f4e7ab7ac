import { expect, test } from "vitest";
import { salesChanges } from "./sales-changes.ts";

const totals = (sales: string, orders: number, units: number) => ({ sales, orders, units, refundedUnits: 0 });

test("compares sales as a share and the other figures as amounts", () => {
  expect(salesChanges(totals("150.00", 3, 8), totals("200.00", 5, 4))).toEqual({
    average: 50,
    sales: -0.25,
    orders: -2,
    averageChange: 10,
    units: 4,
  });
});

test("compares with nothing if the previous period had no orders", () => {
  expect(salesChanges(totals("150.00", 3, 8), totals("0.00", 0, 0))).toEqual({ average: 50 });
  expect(salesChanges(totals("0.00", 0, 0), totals("0.00", 0, 0))).toEqual({ average: 0 });
});
