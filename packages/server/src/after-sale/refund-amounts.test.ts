import fc from "fast-check";
import { expect, it } from "vitest";
import { refundOfPieces, type PaidLine } from "./refund-amounts.ts";

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  total: fc.bigInt({ min: 0n, max: 10_000_000n }),
  points: fc.bigInt({ min: 0n, max: 1_000_000n }),
});

/** In which portions the pieces come back, until none is left. */
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

it("gives back exactly what was paid, in whatever portions, and never a negative amount", () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 30 })), (paid, sizes) => {
      let [refunded, total, points] = [0, 0n, 0n];
      for (const pieces of portionsOf(paid.quantity, sizes)) {
        const part = refundOfPieces({ ...paid, refunded }, pieces);
        expect(part.total).toBeGreaterThanOrEqual(0n);
        expect(part.points).toBeGreaterThanOrEqual(0n);
        [refunded, total, points] = [refunded + pieces, total + part.total, points + part.points];
        expect(total).toBeLessThanOrEqual(paid.total);
      }
      expect([refunded, total, points]).toEqual([paid.quantity, paid.total, paid.points]);
    }),
  );
});

it("rounds a share half up to the cent", () => {
  const paid: PaidLine = { quantity: 3, total: 1000n, points: 100n, refunded: 0 };
  expect(refundOfPieces(paid, 1)).toEqual({ total: 333n, points: 33n });
  expect(refundOfPieces({ ...paid, refunded: 1 }, 1)).toEqual({ total: 334n, points: 34n });
  expect(refundOfPieces({ ...paid, refunded: 2 }, 1)).toEqual({ total: 333n, points: 33n });
  expect(refundOfPieces({ quantity: 2, total: 5n, points: 0n, refunded: 0 }, 1).total).toBe(3n);
});
