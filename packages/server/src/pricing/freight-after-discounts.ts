import { applyDiscounts, type DiscountedLine } from "./apply-discounts.ts";
import { allot, least, sum, type Minor } from "../shared/money.ts";
import type { PriceInput } from "./price-input.ts";
import { freightOf, weightOf } from "./freight.ts";

type Fees = ReadonlyMap<number, Minor>;
interface Sums {
  readonly goods: Minor;
  readonly fees: Fees;
}

/** Up to this many discounts, every combination is tried; see {@link freightByMerchant}. */
const combinationsUpTo = 6;

/** Shipping of each merchant by its template, on the amount after discounts (rule 1, step 4). */
const byTemplate = (input: PriceInput, lines: readonly DiscountedLine[]): Sums => {
  const fees = new Map<number, Minor>();
  let goods = 0n;
  for (const [merchantId, own] of Map.groupBy(lines, (line) => line.merchantId)) {
    const amount = sum(own.map((line) => line.goods - line.coupon - line.points));
    const pieces = own.reduce((count, line) => count + line.quantity, 0);
    goods += amount;
    fees.set(
      merchantId,
      freightOf(input.freight.get(merchantId), { goods: amount, pieces, weight: weightOf(own) }),
    );
  }
  return { goods, fees };
};

/** Lowest items + shipping over all combinations of the discounts. */
const cheapest = (input: PriceInput, lines: readonly DiscountedLine[]): Minor => {
  const count = input.coupons.length + (input.points ? 1 : 0);
  let lowest: Minor | undefined;
  for (let chosen = 0; chosen < 2 ** count; chosen += 1) {
    const { goods, fees } = byTemplate(
      input,
      applyDiscounts({
        ...input,
        lines,
        coupons: input.coupons.filter((_, index) => (chosen >> index) & 1),
        points: (chosen >> input.coupons.length) & 1 ? input.points : undefined,
      }).lines,
    );
    const total = goods + sum(fees.values());
    lowest = lowest === undefined ? total : least(lowest, total);
  }
  return lowest ?? 0n;
};

/**
 * Shipping of each merchant. The free shipping threshold applies to the amount after discounts, so a discount
 * may lose free shipping and cost more than it saves. A discount never raises the total (rule 1): where free
 * shipping was lost, shipping is reduced until the order costs no more than with the best combination of the
 * same discounts. With too many discounts to compare, the lost shipping is waived, which never costs the
 * shopper more.
 */
export const freightByMerchant = (input: PriceInput, lines: readonly DiscountedLine[]): Fees => {
  const { goods, fees } = byTemplate(input, lines);
  const whole = byTemplate(input, applyDiscounts({ lines, coupons: [] }).lines).fees;
  const lost = [...fees].filter(([merchantId, fee]) => fee > (whole.get(merchantId) ?? 0n));
  if (lost.length === 0) return fees;
  if (input.coupons.length + (input.points ? 1 : 0) > combinationsUpTo) return whole;
  const excess = goods + sum(fees.values()) - cheapest(input, lines);
  const reliefs = allot(
    excess,
    lost.map(([, fee]) => fee),
  );
  return new Map([
    ...fees,
    ...lost.map(([merchantId, fee], index): [number, Minor] => [merchantId, fee - (reliefs[index] ?? 0n)]),
  ]);
};
