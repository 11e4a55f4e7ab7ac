import { applyDiscounts, type DiscountedLine } from "./apply-discounts.ts";
import { allot, least, sum, type Minor } from "../shared/money.ts";
import type { PriceInput } from "./price-input.ts";
import { freightOf, weightOf } from "./freight.ts";

type Fees = ReadonlyMap<number, Minor>;
interface Sums {
  readonly amount: Minor;
  readonly fees: Fees;
}

/** Up to this many discounts, every combination is tried; see {@link freightByMerchant}. */
const combinationsUpTo = 6;

/** Shipping of each merchant by its template, on the amount after discounts (rule 1, step 4). */
const byTemplate = (input: PriceInput, lines: readonly DiscountedLine[]): Sums => {
  const fees = new Map<number, Minor>();
  let amountOfAll = 0n;
  for (const [merchantId, own] of Map.groupBy(lines, (line) => line.merchantId)) {
    const amount = sum(own.map((line) => line.goods - line.coupon - line.points));
    const units = own.reduce((count, line) => count + line.quantity, 0);
    amountOfAll += amount;
    fees.set(merchantId, freightOf(input.freight.get(merchantId), { amount, units, weight: weightOf(own) }));
  }
  return { amount: amountOfAll, fees };
};

/** Lowest items + shipping over all combinations of the discounts. */
const cheapest = (input: PriceInput, lines: readonly DiscountedLine[]): Minor => {
  const count = input.coupons.length + (input.points ? 1 : 0);
  let lowest: Minor | undefined;
  for (let chosen = 0; chosen < 2 ** count; chosen += 1) {
    const { amount, fees } = byTemplate(
      input,
      applyDiscounts({
        ...input,
        lines,
        coupons: input.coupons.filter((_, index) => (chosen >> index) & 1),
        points: (chosen >> input.coupons.length) & 1 ? input.points : undefined,
      }).lines,
    );
    const total = amount + sum(fees.values());
    lowest = lowest === undefined ? total : least(lowest, total);
  }
  return lowest ?? 0n;
};

/**
 * Shipping fee of each merchant. The free shipping threshold applies to the amount after discounts, so a discount can
 * cost more in shipping than it saves. Because a discount must never raise the total (rule 1), a fee that discounts
 * caused is reduced until the order costs no more than with the best subset of the same discounts. With too many
 * discounts to compare, that fee is waived, which never costs the shopper more.
 */
export const freightByMerchant = (input: PriceInput, lines: readonly DiscountedLine[]): Fees => {
  const { amount, fees } = byTemplate(input, lines);
  const whole = byTemplate(input, applyDiscounts({ lines, coupons: [] }).lines).fees;
  const lost = [...fees].filter(([merchantId, fee]) => fee > (whole.get(merchantId) ?? 0n));
  if (lost.length === 0) return fees;
  if (input.coupons.length + (input.points ? 1 : 0) > combinationsUpTo) return whole;
  const excess = amount + sum(fees.values()) - cheapest(input, lines);
  const reliefs = allot(
    excess,
    lost.map(([, fee]) => fee),
  );
  return new Map([
    ...fees,
    ...lost.map(([merchantId, fee], index): [number, Minor] => [merchantId, fee - (reliefs[index] ?? 0n)]),
  ]);
};
