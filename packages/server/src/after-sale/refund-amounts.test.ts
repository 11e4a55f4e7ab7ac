import fc from "fast-check";
import { expect, it } from "vitest";
import { chargeStep } from "../shared/provider-currency.ts";
import { refundOfUnits, type PaidLine } from "./refund-amounts.ts";

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  total: fc.bigInt({ min: 0n, max: 10_000_000n }),
  points: fc.bigInt({ min: 0n, max: 1_000_000n }),
});

/** Splits a quantity into refunds of the given sizes until none is left. */
const portionsOf = (quantity: number, sizes: readonly number[]): number[] => {
  const portions: number[] = [];
  let left = quantity;
  for (const size of sizes) {
    if (left === 0) break;
    const taken = Math.min(left, size);
    portions.push(taken);
    left -= taken;
  }
  return left === 0 ? portions : [...portions, left];
};

it("refunds exactly the paid amount over any sequence of partial refunds", () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 30 })), (paid, sizes) => {
      let [refunded, total, points] = [0, 0n, 0n];
      for (const pieces of portionsOf(paid.quantity, sizes)) {
        const part = refundOfUnits({ ...paid, refunded }, pieces, 1n);
        expect(part.total).toBeGreaterThanOrEqual(0n);
        expect(part.points).toBeGreaterThanOrEqual(0n);
        [refunded, total, points] = [refunded + pieces, total + part.total, points + part.points];
        expect(total).toBeLessThanOrEqual(paid.total);
      }
      expect([refunded, total, points]).toEqual([paid.quantity, paid.total, paid.points]);
    }),
  );
});

it.each([
  ["paypal", "HUF", 100n],
  ["paypal", "TWD", 100n],
  ["stripe", "MGA", 100n],
  ["stripe", "ISK", 1n],
  ["stripe", "USD", 1n],
  ["sandbox", "HUF", 1n],
])("refunds whole steps of %s in %s, which add up to the charge", (provider, currency, step) => {
  expect(chargeStep(provider, currency)).toBe(step);
  fc.assert(
    fc.property(
      fc.array(line, { minLength: 1, maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 30 })),
      (lines, sizes) => {
        // Lines are priced in the provider's steps, so the charge is a multiple of one.
        const paid = lines.map((each) => ({ ...each, total: each.total * step }));
        let sent = 0n;
        for (const each of paid) {
          let refunded = 0;
          for (const pieces of portionsOf(each.quantity, sizes)) {
            const { total } = refundOfUnits({ ...each, refunded }, pieces, step);
            expect(total >= 0n && total % step === 0n).toBe(true);
            sent += total;
            refunded += pieces;
          }
        }
        expect(sent).toBe(paid.reduce((charge, { total }) => charge + total, 0n));
      },
    ),
  );
});

it("refunds in full a line that isn't a multiple of the step", () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 30 })), (paid, sizes) => {
      let [refunded, sent] = [0, 0n];
      for (const pieces of portionsOf(paid.quantity, sizes)) {
        const { total } = refundOfUnits({ ...paid, refunded }, pieces, 100n);
        expect(total).toBeGreaterThanOrEqual(0n);
        [refunded, sent] = [refunded + pieces, sent + total];
      }
      expect(sent).toBe(paid.total);
    }),
  );
});

it("rounds a share half up to the cent", () => {
  const paid: PaidLine = { quantity: 3, total: 1000n, points: 100n, refunded: 0 };
  expect(refundOfUnits(paid, 1, 1n)).toEqual({ total: 333n, points: 33n });
  expect(refundOfUnits({ ...paid, refunded: 1 }, 1, 1n)).toEqual({ total: 334n, points: 34n });
  expect(refundOfUnits({ ...paid, refunded: 2 }, 1, 1n)).toEqual({ total: 333n, points: 33n });
  expect(refundOfUnits({ quantity: 2, total: 5n, points: 0n, refunded: 0 }, 1, 1n).total).toBe(3n);
});
