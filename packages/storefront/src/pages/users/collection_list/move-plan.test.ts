import type { SavedProduct } from "@carmine/api/hooks";
import { expect, test } from "vitest";
import { movePlan } from "./move-plan.ts";

const saved = (id: number, facts: Partial<SavedProduct> = {}): SavedProduct => ({
  id,
  productId: id,
  name: `Product ${id}`,
  picture: null,
  price: "20.00",
  savedPrice: "20.00",
  savedAt: "2026-11-14 10:00:00",
  shopName: null,
  stock: 40,
  skuId: id * 10,
  isSold: true,
  isBack: false,
  categoryId: null,
  restockToken: null,
  ...facts,
});

test("moves available products, asks for options, and counts the others by reason", () => {
  const plan = movePlan([
    saved(1),
    saved(2, { skuId: null }),
    saved(3, { stock: 0 }),
    saved(4, { stock: 0, skuId: null }),
    saved(5, { isSold: false }),
    saved(6, { stock: null }),
  ]);
  expect(plan.ready.map(({ skuId }) => skuId)).toEqual([10, 60]);
  expect(plan.toChoose.map(({ id }) => id)).toEqual([2]);
  expect(plan).toMatchObject({ soldOut: 2, gone: 1 });
});
