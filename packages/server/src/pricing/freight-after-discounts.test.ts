import { describe, expect, it } from "vitest";
import { coupon, flat, input, line, points } from "../testing/price-inputs.ts";
import type { Coupon } from "./price-input.ts";
import { priceOrder } from "./price-order.ts";

describe("shipping of an order with discounts", () => {
  it("compares the amount after discounts with the free shipping threshold", () => {
    const freight = new Map([[1, flat(200n, 800n)]]);
    expect(priceOrder(input({ freight })).freight).toBe(0n);
    expect(priceOrder(input({ freight, coupons: [coupon({})] }))).toMatchObject({
      freight: 200n,
      total: 900n,
    });
    expect(priceOrder(input({ freight, points: points() }))).toMatchObject({ freight: 200n, total: 700n });
  });

  it("adds up units and weight of all lines of a merchant", () => {
    const lines = [line({ quantity: 2 }), line({ id: "2", productId: 2, weight: "1.5" })];
    const freight = (by: "piece" | "weight") => new Map([[1, { ...flat(500n), by, nextFee: 100n }]]);
    expect(priceOrder(input({ lines, freight: freight("piece") })).freight).toBe(700n);
    expect(priceOrder(input({ lines, freight: freight("weight") })).freight).toBe(800n);
  });

  it("is reduced if a coupon would cost more in shipping than it saves", () => {
    const freight = new Map([[1, flat(500n, 800n)]]);
    expect(priceOrder(input({ freight, coupons: [coupon({})] }))).toMatchObject({
      freight: 300n,
      total: 1000n,
    });
  });

  it("is reduced only for merchants whose free shipping was lost", () => {
    const price = priceOrder(
      input({
        lines: [line({}), line({ id: "2", merchantId: 2 })],
        freight: new Map([
          [1, flat(500n, 800n)],
          [2, flat(500n)],
        ]),
        coupons: [coupon({ scope: { kind: "merchant", merchantId: 1 } })],
      }),
    );
    expect(price.merchants.map((row) => row.freight)).toEqual([300n, 500n]);
  });

  it("considers free items only if the operator allows them", () => {
    const order = input({ freight: new Map([[1, flat(500n, 800n)]]), coupons: [coupon({ value: 1000n })] });
    expect(priceOrder(order)).toMatchObject({ freight: 500n, total: 501n });
    expect(priceOrder({ ...order, allowFree: true })).toMatchObject({ freight: 500n, total: 500n });
  });

  it("is waived if there are too many discounts to compare", () => {
    const merchantIds = [1, 2, 3, 4, 5, 6];
    const order = input({
      lines: merchantIds.map((merchantId) => line({ id: String(merchantId), merchantId })),
      freight: new Map([[1, flat(500n, 800n)]]),
      coupons: merchantIds.map((merchantId): Coupon =>
        coupon({ id: merchantId, scope: { kind: "merchant", merchantId } }),
      ),
    });
    expect(priceOrder(order).freight).toBe(300n);
    expect(priceOrder({ ...order, points: points({ maximumShare: "0.001" }) }).freight).toBe(0n);
  });
});
