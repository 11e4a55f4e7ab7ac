import type { CartItem } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { loweredOf } from "./lowered.ts";

const item = (id: number, quantity: number, stock: number): CartItem => ({
  id,
  productId: id,
  skuId: id,
  name: `Tire ${id}`,
  picture: null,
  options: [],
  price: "10.00",
  quantity,
  stock,
  isAvailable: stock > 0,
});

test("lowers quantities above the stock, except sold-out and pending rows", () => {
  const lines = [item(1, 5, 3), item(2, 3, 3), item(3, 2, 0), item(4, 9, 4)];
  expect(loweredOf(lines, new Map([[4, 4]]))).toEqual([{ id: 1, name: "Tire 1", from: 5, to: 3 }]);
});
