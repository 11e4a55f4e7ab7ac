import type { CartGroup, CartItem } from "@carmine/api/hooks";
import fc from "fast-check";
import { expect, test } from "vitest";
import { itemsOf } from "../../../features/cart/cart-lines.ts";
import { selectionState, totalsOf, withoutLines, withQuantity, withSelection } from "./cart-model.ts";

const line = (id: number, over: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: id,
  skuId: id,
  quantity: 1,
  picture: null,
  name: `Tire ${id}`,
  options: [],
  price: "0.10",
  stock: 9,
  isAvailable: true,
  ...over,
});
const cart: CartGroup[] = [
  {
    freeShippingFrom: null,
    coupons: [],
    shop: { id: 1, name: "A" },
    items: [line(1, { quantity: 3 }), line(2, { price: "19.99" })],
  },
  {
    freeShippingFrom: null,
    coupons: [],
    shop: { id: 2, name: "B" },
    items: [line(3, { price: "0.20" }), line(4, { isAvailable: false, stock: 0 })],
  },
];
const lines = itemsOf(cart);
const none = new Set<number>();

test("computes exact totals without unavailable items", () => {
  expect(totalsOf(lines, none)).toEqual({ itemCount: 3, unitCount: 5, sum: "20.49" });
  expect(totalsOf(lines, new Set([2]))).toEqual({ itemCount: 2, unitCount: 4, sum: "0.50" });
  expect(totalsOf([], none).sum).toBe("0.00");
});

test("has three checkbox states", () => {
  expect(selectionState(lines, none)).toBe(true);
  expect(selectionState(lines, new Set([1]))).toBe("mixed");
  expect(selectionState(lines, new Set([1, 2, 3]))).toBe(false);
  expect(selectionState([line(9, { stock: 0 })], none)).toBe(false);
});

test("selects all and none", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), (ids) => {
      const off = withSelection(none, ids, false);
      expect(off.size).toBe(ids.length);
      expect(withSelection(off, ids, true).size).toBe(0);
    }),
  );
});

test("changes one row, and removes an empty shop", () => {
  expect(itemsOf(withQuantity(cart, 1, 7)).map(({ quantity }) => quantity)).toEqual([7, 1, 1, 1]);
  expect(withoutLines(cart, [1, 2]).map(({ shop }) => shop.id)).toEqual([2]);
});
