import { Code, type PriceBreakdown } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { issuerOf, judgeCoupon } from "../../promotion/coupons/choose-coupons.ts";
import { unusedCoupons, type HeldCoupon } from "../../promotion/coupons/claimed-coupons.ts";
import { readCheckout, type Checkout } from "./checkout-lines.ts";
import type { CheckoutSource } from "./checkout-source.ts";
import { checkoutSessionGone } from "./checkout-session.ts";
import { fromMinor, minorDigits } from "../../shared/money.ts";
import { priceOrder, type Breakdown } from "../../pricing/price-order.ts";
import { taxRatesFor } from "./tax-rates.ts";

/** What decides a price, as price and create take it. */
export interface PriceChoices {
  readonly addressId?: number | "first" | null | undefined;
  /** Claim of a coupon for the whole checkout, whoever issued it; the wire says `couponId`. */
  readonly couponId?: number | null | undefined;
  readonly useIntegral?: boolean | null | undefined;
  readonly pstNumber?: string | null | undefined;
  readonly merchantList?:
    | readonly { merId: number; couponId?: number | null | undefined; mark?: string | null | undefined }[]
    | null
    | undefined;
}

export interface Quote {
  readonly checkout: Checkout;
  readonly coupons: readonly HeldCoupon[];
  readonly breakdown: Breakdown;
}

const unusable = () => new Failure(Code.failure, "couponUnusable");

/** The coupons that were chosen, one per issuer. @throws Failure where one can't be used */
const chosenCoupons = async (
  db: Queryable,
  accountId: number,
  choices: PriceChoices,
  { lines }: Checkout,
  digits: number,
  now: Date,
): Promise<HeldCoupon[]> => {
  const wishes = [
    { claimId: choices.couponId, issuer: undefined },
    ...(choices.merchantList ?? []).map(({ merId, couponId }) => ({ claimId: couponId, issuer: merId })),
  ].filter(({ claimId }) => claimId);
  if (wishes.length === 0) return [];
  const held = new Map((await unusedCoupons(db, accountId, digits)).map((coupon) => [coupon.id, coupon]));
  const byIssuer = new Map<number, HeldCoupon>();
  for (const { claimId, issuer } of wishes) {
    const coupon = held.get(claimId ?? 0);
    if (!coupon || !judgeCoupon(coupon, lines, now).usable) throw unusable();
    if (issuer !== undefined && issuer !== issuerOf(coupon)) throw unusable();
    if ((byIssuer.get(issuerOf(coupon)) ?? coupon) !== coupon) throw unusable();
    byIssuer.set(issuerOf(coupon), coupon);
  }
  return [...byIssuer.values()];
};

/**
 * Prices goods for a shopper as they are now (rule 1).
 * @throws Failure for goods that aren't held, an address that isn't the shopper's, a coupon or points that can't be used
 */
export const quote = async (
  ctx: AppContext,
  db: Queryable,
  accountId: number,
  source: CheckoutSource,
  choices: PriceChoices,
): Promise<Quote> => {
  const digits = minorDigits(ctx.config.currency);
  const wish = choices.addressId ? { accountId, id: choices.addressId } : null;
  const checkout = await readCheckout(db, source, wish, digits);
  if (!checkout) throw checkoutSessionGone();
  const { lines, freight, address } = checkout;
  if (wish && wish.id !== "first" && !address) throw new Failure(Code.notFound, "addressMissing");
  const coupons = await chosenCoupons(db, accountId, choices, checkout, digits, ctx.clock.now());
  // There is no ledger of points, so nobody has any. Charging the full amount without a message would be wrong.
  if (choices.useIntegral) throw new Failure(Code.failure, "noPoints");
  const breakdown = priceOrder({
    lines,
    coupons,
    freight,
    taxRates: await taxRatesFor(ctx, db, address),
    pstExempt: Boolean(choices.pstNumber),
  });
  return { checkout, coupons, breakdown };
};

/** A breakdown as it goes over the wire. */
export const wireBreakdown = (price: Breakdown, digits: number): PriceBreakdown => {
  const text = (amount: bigint) => fromMinor(amount, digits);
  return {
    proTotalFee: text(price.goods),
    freightFee: text(price.freight),
    couponFee: text(price.coupon),
    payFee: text(price.total),
    integralFee: text(price.points),
    usedIntegral: price.pointsUsed,
    surplusIntegral: 0,
    taxFee: text(price.tax),
    taxList: price.taxes.map(({ name, rate, amount }) => ({ name, rate, amount: text(amount) })),
    merchantList: price.merchants.map((row) => ({
      merId: row.merchantId,
      proTotalFee: text(row.goods),
      couponFee: text(row.coupon),
      integralFee: text(row.points),
      freightFee: text(row.freight),
      taxFee: text(row.tax),
      payFee: text(row.total),
    })),
  };
};
