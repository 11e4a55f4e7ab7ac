import * as fc from "fast-check";
import type { FreightTemplate } from "../pricing/freight.ts";
import type { Coupon, PointsOffer, PriceInput } from "../pricing/price-input.ts";

const merchantId = fc.integer({ min: 1, max: 3 });
const productId = fc.integer({ min: 1, max: 4 });
const small = fc.bigInt({ min: 1n, max: 40n });
const price = fc.oneof(small, fc.bigInt({ min: 1n, max: 5_000_000n }));
const lines = fc
  .array(
    fc.record({
      merchantId,
      productId,
      categoryIds: fc.constantFrom([1], [1, 2], [1, 2, 3], [4]),
      unitPrice: price,
      quantity: fc.integer({ min: 1, max: 5 }),
      weight: fc.constantFrom("0", "0.25", "1.5"),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((rows) => rows.map((row, index) => ({ ...row, id: `s${index}` })));
const scope: fc.Arbitrary<Coupon["scope"]> = fc.oneof(
  fc.record({ kind: fc.constant("merchant" as const), merchantId }),
  fc.record({ kind: fc.constant("product" as const), merchantId, productIds: fc.array(productId) }),
  fc.constant({ kind: "platform" as const }),
  fc.record({ kind: fc.constant("category" as const), categoryId: fc.integer({ min: 1, max: 4 }) }),
);
const issuer = ({ scope: of }: Coupon) => ("merchantId" in of ? of.merchantId : 0);
const coupons = fc
  .uniqueArray(fc.record({ id: fc.nat(), value: price, minimum: fc.oneof(fc.constant(0n), price), scope }), {
    maxLength: 4,
    selector: issuer,
  })
  .map((rows) => rows.map((row, index) => ({ ...row, id: index + 1 })));
const template: fc.Arbitrary<FreightTemplate> = fc.record({
  by: fc.constantFrom("flat", "piece", "weight"),
  first: fc.constantFrom("1", "0.5"),
  firstFee: small,
  next: fc.constantFrom("1", "0.5"),
  nextFee: small,
  freeFrom: fc.option(fc.oneof(fc.bigInt({ min: 1n, max: 150n }), price)),
});
const offer: fc.Arbitrary<PointsOffer> = fc.record({
  balance: fc.nat(5000),
  worth: fc.constantFrom("0.1", "0.7", "1", "7", "100"),
  maximumShare: fc.constantFrom("0", "0.1", "0.333", "1"),
  minimum: fc.nat(20),
});
const rate = fc.record({
  name: fc.constantFrom({ en: "GST" }, { en: "PST" }),
  rate: fc.constantFrom("0.05", "0.07", "0.09975", "0.2"),
  provincial: fc.boolean(),
  onFreight: fc.boolean(),
});
/** Random orders: lines of three shops, coupons, points, shipping and taxes, small and large amounts. */
export const randomOrder: fc.Arbitrary<PriceInput> = fc.record({
  lines,
  coupons,
  points: fc.option(offer, { nil: undefined }),
  freight: fc.array(fc.tuple(merchantId, template), { maxLength: 3 }).map((rows) => new Map(rows)),
  taxRates: fc.array(rate, { maxLength: 3 }),
  pstExempt: fc.boolean(),
  allowFree: fc.boolean(),
  smallestCharge: fc.constantFrom(1n, 50n, 17_500n),
});
