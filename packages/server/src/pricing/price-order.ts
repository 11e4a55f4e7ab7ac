import { Big } from "big.js";
import { applyDiscounts, type DiscountedLine } from "./apply-discounts.ts";
import { freightByMerchant } from "./freight-after-discounts.ts";
import type { LocalizedText } from "../shared/localized-text.ts";
import { allot, shareOf, sum, type Minor } from "../shared/money.ts";
import type { PriceInput, PriceLine } from "./price-input.ts";

/** The columns of rule 1, equal at every level: lines add up to merchants and merchants to the order. */
export interface Amounts {
  readonly goods: Minor;
  readonly coupon: Minor;
  readonly points: Minor;
  readonly freight: Minor;
  readonly tax: Minor;
  readonly total: Minor;
}

/** The marketplace's share of `coupon`; the merchant pays the rest. */
interface Funded {
  readonly platformCoupon: Minor;
}

export interface PricedLine extends Amounts, Funded {
  readonly id: string;
  readonly merchantId: number;
}

export interface PricedMerchant extends Amounts, Funded {
  readonly merchantId: number;
}

export interface Breakdown extends Amounts {
  /** In input order. */
  readonly lines: readonly PricedLine[];
  /** By merchant id. */
  readonly merchants: readonly PricedMerchant[];
  readonly taxes: readonly { readonly name: LocalizedText; readonly rate: string; readonly amount: Minor }[];
  /** Whole points that pay for the `points` column. */
  readonly pointsUsed: number;
  /** Deduction of each coupon by its claim id; 0 if it doesn't apply to the lines. */
  readonly couponDeducts: ReadonlyMap<number, Minor>;
}

/** Sorts lines totally, as ids are unique. */
const canonical = (a: PriceLine, b: PriceLine): number =>
  a.merchantId - b.merchantId || a.productId - b.productId || (a.id < b.id ? -1 : 1);

const addUp = (rows: readonly Amounts[]): Amounts => ({
  goods: sum(rows.map((row) => row.goods)),
  coupon: sum(rows.map((row) => row.coupon)),
  points: sum(rows.map((row) => row.points)),
  freight: sum(rows.map((row) => row.freight)),
  tax: sum(rows.map((row) => row.tax)),
  total: sum(rows.map((row) => row.total)),
});

const left = (line: DiscountedLine): Minor => line.goods - line.coupon - line.points;

/** Shipping of every merchant, allocated to its lines by their item amount after discounts. */
const freightOfLines = (input: PriceInput, lines: readonly DiscountedLine[]): Minor[] => {
  const fees = freightByMerchant(input, lines);
  const parts = new Map<string, Minor>();
  for (const [merchantId, fee] of fees) {
    const own = lines.filter((line) => line.merchantId === merchantId);
    const shares = allot(fee, own.map(left));
    for (const [index, { id }] of own.entries()) parts.set(id, shares[index] ?? 0n);
  }
  return lines.map((line) => parts.get(line.id) ?? 0n);
};

/**
 * Price of an order (rule 1): items − coupons − points + shipping + tax, for every line, merchant and the
 * whole.
 * Each step rounds half up to the minor unit once, over the whole checkout, and is then allocated to the
 * lines by largest remainder: rounding line by line could make a total rise when a coupon is added.
 */
export const priceOrder = (input: PriceInput): Breakdown => {
  const discounts = applyDiscounts({ ...input, lines: input.lines.toSorted(canonical) });
  const { lines } = discounts;
  const freight = freightOfLines(input, lines);

  const rates = input.taxRates.filter((rate) => !(rate.provincial && input.pstExempt));
  const taxOfLine = lines.map(() => 0n);
  const taxes = rates.map((rate) => {
    const bases = lines.map((line, index) => left(line) + (rate.onFreight ? (freight[index] ?? 0n) : 0n));
    const amount = shareOf(sum(bases), new Big(rate.rate));
    allot(amount, bases).forEach((part, index) => (taxOfLine[index] = (taxOfLine[index] ?? 0n) + part));
    return { name: rate.name, rate: rate.rate, amount };
  });

  const priced = lines.map((line, index): PricedLine => {
    const [fee, tax] = [freight[index] ?? 0n, taxOfLine[index] ?? 0n];
    return {
      id: line.id,
      merchantId: line.merchantId,
      goods: line.goods,
      coupon: line.coupon,
      platformCoupon: line.platformCoupon,
      points: line.points,
      freight: fee,
      tax,
      total: left(line) + fee + tax,
    };
  });
  const byId = new Map(priced.map((line) => [line.id, line]));
  const merchants = Map.groupBy(priced, (line) => line.merchantId);
  return {
    ...addUp(priced),
    lines: input.lines.flatMap((line) => byId.get(line.id) ?? []),
    merchants: [...merchants].map(([merchantId, own]) => ({
      merchantId,
      ...addUp(own),
      platformCoupon: sum(own.map((line) => line.platformCoupon)),
    })),
    taxes,
    pointsUsed: discounts.pointsUsed,
    couponDeducts: discounts.couponDeducts,
  };
};
