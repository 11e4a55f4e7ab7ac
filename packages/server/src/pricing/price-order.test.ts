import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coupon, flat, input, line, points } from "../testing/price-inputs.ts";
import { randomOrder } from "../testing/random-orders.ts";
import type { PriceLine } from "./price-input.ts";
import { priceOrder, type Amounts } from "./price-order.ts";

const runs = { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 1000) };

const figures = (row: Amounts) => [row.goods, row.coupon, row.points, row.freight, row.tax, row.total];

describe("price of an order", () => {
  it("is items plus shipping without discounts or taxes", () => {
    const price = priceOrder(
      input({
        lines: [line({ quantity: 3 }), line({ id: "2", merchantId: 2, unitPrice: 50n })],
        freight: new Map([[1, flat(500n)]]),
      }),
    );
    expect(figures(price)).toEqual([3050n, 0n, 0n, 500n, 0n, 3550n]);
    expect(price.merchants.map(({ merchantId, total }) => [merchantId, total])).toEqual([
      [1, 3500n],
      [2, 50n],
    ]);
  });

  it("deducts a merchant's coupon from that merchant's lines, then the platform's from all", () => {
    const price = priceOrder(
      input({
        lines: [line({}), line({ id: "2", merchantId: 2 })],
        coupons: [
          coupon({ id: 7, value: 90n }),
          coupon({ id: 8, value: 200n, scope: { kind: "merchant", merchantId: 1 } }),
        ],
      }),
    );
    expect(price.lines.map((row) => row.coupon)).toEqual([240n, 50n]);
    expect(price.couponDeducts).toEqual(
      new Map([
        [7, 90n],
        [8, 200n],
      ]),
    );
  });

  it("deducts a product or category coupon from its items only", () => {
    const lines = [line({}), line({ id: "2", productId: 2, categoryIds: [1, 5] })];
    const product = coupon({ scope: { kind: "product", merchantId: 1, productIds: [2] } });
    const category = coupon({ scope: { kind: "category", categoryId: 5 } });
    for (const only of [product, category])
      expect(priceOrder(input({ lines, coupons: [only] })).lines.map((row) => row.coupon)).toEqual([
        0n,
        300n,
      ]);
  });

  it("deducts a merchant's coupon from that merchant's items only, whatever products it names", () => {
    const lines = [line({}), line({ id: "2", merchantId: 2 })];
    const coupons = [coupon({ scope: { kind: "product", merchantId: 2, productIds: [1] } })];
    expect(priceOrder(input({ lines, coupons })).lines.map((row) => row.coupon)).toEqual([0n, 300n]);
  });

  it("compares only eligible items with a coupon's minimum", () => {
    const lines = [line({}), line({ id: "2", merchantId: 2 })];
    const of = (minimum: bigint) => [coupon({ minimum, scope: { kind: "merchant", merchantId: 1 } })];
    expect(priceOrder(input({ lines, coupons: of(1000n) })).coupon).toBe(300n);
    expect(priceOrder(input({ lines, coupons: of(1001n) })).coupon).toBe(0n);
  });

  it("separates the shares of coupons paid by the marketplace and by the merchants", () => {
    const lines = [line({}), line({ id: "2", merchantId: 2 })];
    const merchants = coupon({ value: 200n, scope: { kind: "merchant", merchantId: 1 } });
    for (const scope of [{ kind: "platform" }, { kind: "category", categoryId: 1 }] as const) {
      const price = priceOrder(input({ lines, coupons: [coupon({ id: 7, value: 90n, scope }), merchants] }));
      expect(price.lines.map((row) => [row.coupon, row.platformCoupon])).toEqual([
        [240n, 40n],
        [50n, 50n],
      ]);
      expect(price.merchants.map((row) => row.platformCoupon)).toEqual([40n, 50n]);
    }
    expect(priceOrder(input({ lines, coupons: [merchants] })).lines.map((row) => row.platformCoupon)).toEqual(
      [0n, 0n],
    );
  });

  it("assigns an odd cent to the lowest merchant, then the lowest product, then the first id", () => {
    const firstOf = (...lines: PriceLine[]) => {
      const { lines: priced } = priceOrder(input({ lines, coupons: [coupon({ value: 1n })] }));
      return priced.find((row) => row.coupon === 1n)?.id;
    };
    const pairs: [Partial<PriceLine>, Partial<PriceLine>][] = [
      [
        { id: "b", merchantId: 1, productId: 2 },
        { id: "a", merchantId: 2, productId: 1 },
      ],
      [
        { id: "b", productId: 1 },
        { id: "a", productId: 2 },
      ],
      [{ id: "a" }, { id: "b" }],
    ];
    for (const [first, second] of pairs) {
      expect(firstOf(line(first), line(second))).toBe(first.id);
      expect(firstOf(line(second), line(first))).toBe(first.id);
    }
  });

  it("ignores a coupon under its minimum, and a second one of the same issuer", () => {
    expect(priceOrder(input({ coupons: [coupon({ minimum: 1001n })] })).coupon).toBe(0n);
    expect(priceOrder(input({ coupons: [coupon({ minimum: 1000n })] })).coupon).toBe(300n);
    expect(priceOrder(input({ coupons: [coupon({}), coupon({ id: 2, value: 900n })] })).coupon).toBe(300n);
  });

  it("never lets a coupon make the items free, unless the operator allows it", () => {
    const coupons = [coupon({ value: 5000n })];
    expect(priceOrder(input({ coupons })).total).toBe(1n);
    expect(priceOrder(input({ coupons, smallestCharge: 50n })).total).toBe(50n);
    expect(priceOrder(input({ coupons, allowFree: true, smallestCharge: 50n })).total).toBe(0n);
  });

  it("reduces a coupon to the smallest charge of the order, also if another coupon was used before", () => {
    const lines = [
      line({ id: "a", categoryIds: [1], unitPrice: 51n }),
      line({ id: "b", categoryIds: [2], unitPrice: 4n }),
    ];
    const ofCategory = coupon({ value: 4n, minimum: 0n, scope: { kind: "category", categoryId: 2 } });
    const ofShop = coupon({ id: 2, value: 2n, minimum: 0n, scope: { kind: "merchant", merchantId: 1 } });
    const order = { lines, allowFree: true, smallestCharge: 50n };
    expect(priceOrder(input({ ...order, coupons: [ofCategory] })).total).toBe(51n);
    expect(priceOrder(input({ ...order, coupons: [ofCategory, ofShop] })).total).toBe(50n);
  });

  it("uses points after the coupon, up to their share, from their minimum, rounded up to whole points", () => {
    expect(priceOrder(input({ points: points() }))).toMatchObject({ points: 500n, pointsUsed: 500 });
    expect(priceOrder(input({ points: points({ maximumShare: "0.1" }) })).points).toBe(100n);
    expect(priceOrder(input({ points: points({ minimum: 500 }) })).points).toBe(500n);
    expect(priceOrder(input({ points: points({ minimum: 501 }) }))).toMatchObject({
      points: 0n,
      pointsUsed: 0,
    });
    expect(priceOrder(input({ points: points({ worth: "0" }) }))).toMatchObject({
      points: 0n,
      pointsUsed: 0,
    });
    expect(priceOrder(input({ points: points({ worth: "0.7" }) }))).toMatchObject({
      points: 350n,
      pointsUsed: 500,
    });
    expect(priceOrder(input({ points: points({ worth: "7", maximumShare: "0.01" }) }))).toMatchObject({
      points: 10n,
      pointsUsed: 2,
    });
    expect(priceOrder(input({ coupons: [coupon({ value: 800n })], points: points() }))).toMatchObject({
      points: 199n,
      total: 1n,
    });
  });

  it("taxes items after discounts, shipping if the rate includes it, and no PST with a PST number", () => {
    const taxRates = [
      { name: { en: "GST" }, rate: "0.05", provincial: false, onFreight: true },
      { name: { en: "PST" }, rate: "0.07", provincial: true, onFreight: false },
    ];
    const order = input({ coupons: [coupon({})], freight: new Map([[1, flat(110n)]]), taxRates });
    expect(priceOrder(order)).toMatchObject({
      tax: 41n + 49n,
      taxes: [
        { name: { en: "GST" }, amount: 41n },
        { name: { en: "PST" }, amount: 49n },
      ],
    });
    expect(priceOrder({ ...order, pstExempt: true }).tax).toBe(41n);
  });
});

describe("invariants of the price", () => {
  it("adds up in every column, with none negative", () => {
    fc.assert(
      fc.property(randomOrder, (given) => {
        const priced = priceOrder(given);
        for (const rows of [priced.lines, priced.merchants]) {
          for (const column of ["goods", "coupon", "points", "freight", "tax", "total"] as const)
            expect(rows.reduce((total, row) => total + row[column], 0n)).toBe(priced[column]);
        }
        for (const merchant of priced.merchants) {
          const own = priced.lines.filter((row) => row.merchantId === merchant.merchantId);
          for (const column of ["goods", "coupon", "points", "freight", "tax", "total"] as const)
            expect(own.reduce((total, row) => total + row[column], 0n)).toBe(merchant[column]);
        }
        for (const row of [priced, ...priced.lines, ...priced.merchants]) {
          for (const figure of figures(row)) expect(figure >= 0n).toBe(true);
          expect(row.total).toBe(row.goods - row.coupon - row.points + row.freight + row.tax);
        }
        expect(priced.taxes.reduce((total, tax) => total + tax.amount, 0n)).toBe(priced.tax);
        expect([...priced.couponDeducts.values()].reduce((total, part) => total + part, 0n)).toBe(
          priced.coupon,
        );
        const left = priced.goods - priced.coupon - priced.points;
        const discounted = priced.coupon + priced.points > 0n;
        if (!given.allowFree) expect(left >= 1n).toBe(true);
        if (discounted && left > 0n) expect(left >= (given.smallestCharge ?? 1n)).toBe(true);
      }),
      runs,
    );
  });

  it("doesn't depend on the order of the lines or of the coupons", () => {
    fc.assert(
      fc.property(
        randomOrder.chain((given) =>
          fc.tuple(
            fc.constant(given),
            fc.shuffledSubarray([...given.lines], { minLength: given.lines.length }),
            fc.shuffledSubarray([...given.coupons], { minLength: given.coupons.length }),
          ),
        ),
        ([given, shuffledLines, shuffledCoupons]) => {
          const first = priceOrder(given);
          const second = priceOrder({ ...given, lines: shuffledLines, coupons: shuffledCoupons });
          expect(figures(second)).toEqual(figures(first));
          expect(second.merchants).toEqual(first.merchants);
          for (const row of first.lines) expect(second.lines.find(({ id }) => id === row.id)).toEqual(row);
        },
      ),
      runs,
    );
  });

  it("never increases when a coupon or points are added", () => {
    fc.assert(
      fc.property(randomOrder, (given) => {
        const total = priceOrder(given).total;
        for (const dropped of given.coupons)
          expect(
            priceOrder({ ...given, coupons: given.coupons.filter((one) => one !== dropped) }).total >= total,
          ).toBe(true);
        expect(priceOrder({ ...given, points: undefined }).total >= total).toBe(true);
      }),
      runs,
    );
  });

  it("uses no more points than the balance, and enough points to cover the discount", () => {
    fc.assert(
      fc.property(randomOrder, (given) => {
        const priced = priceOrder(given);
        expect(priced.pointsUsed <= (given.points?.balance ?? 0)).toBe(true);
        expect(priced.pointsUsed * Number(given.points?.worth ?? 0) >= Number(priced.points) - 1e-6).toBe(
          true,
        );
      }),
      runs,
    );
  });
});
