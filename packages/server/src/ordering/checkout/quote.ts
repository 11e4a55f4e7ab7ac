import { chargedDigits } from "../../shared/charges.ts";
import { Code, countryOf, type PriceBreakdown, type WireLocale } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { issuerOf, judgeCoupon } from "../../promotion/coupons/choose-coupons.ts";
import type { HeldCoupon } from "../../promotion/coupons/claimed-coupons.ts";
import { textIn } from "../../shared/localized-text.ts";
import { readCheckout, type Checkout } from "./checkout-lines.ts";
import type { CheckoutSource } from "./checkout-source.ts";
import { checkoutSessionGone } from "./checkout-session.ts";
import { fromMinor, type Minor } from "../../shared/money.ts";
import type { DiscountLimits } from "../../pricing/price-input.ts";
import { discountLimits } from "../../promotion/coupons/discount-limits.ts";
import { pointsOffer } from "../../promotion/points/terms.ts";
import { priceOrder, type Breakdown } from "../../pricing/price-order.ts";
import { nearestEntry } from "../../shipping/freight/places.ts";
import { deliveryDates } from "../../shipping/delivery/delivery-dates.ts";
import { taxRatesFor } from "./tax-rates.ts";

/** The shopper's choices that determine a price, as sent by the endpoints price and create. */
export interface PriceChoices {
  readonly addressId?: number | "first" | null | undefined;
  /** Claim of a coupon for the whole checkout, of any issuer; the wire calls it `couponId`. */
  readonly couponId?: number | null | undefined;
  readonly useIntegral?: boolean | null | undefined;
  readonly pstNumber?: string | null | undefined;
  readonly merchantList?:
    | readonly {
        merId: number;
        couponId?: number | null | undefined;
        mark?: string | null | undefined;
        isGift?: boolean | null | undefined;
      }[]
    | null
    | undefined;
}

export interface Quote {
  readonly checkout: Checkout;
  readonly coupons: readonly HeldCoupon[];
  readonly breakdown: Breakdown;
  /** Points that the order can use and their value; null if the shopper has none. */
  readonly usablePoints: { readonly count: number; readonly value: Minor } | null;
  /** Whether a rate of the destination has an exemption for PST numbers. */
  readonly hasProvincialTax: boolean;
}

const unusable = () => new Failure(Code.failure, "couponUnusable");

/** The chosen coupons, one per issuer. @throws Failure if one can't be used */
const chosenCoupons = (
  choices: PriceChoices,
  { lines, coupons }: Checkout,
  { now, limits }: { now: Date; limits: DiscountLimits },
): HeldCoupon[] => {
  const chosen = [
    { claimId: choices.couponId, issuer: undefined },
    ...(choices.merchantList ?? []).map(({ merId, couponId }) => ({ claimId: couponId, issuer: merId })),
  ].filter(({ claimId }) => claimId);
  const held = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const byIssuer = new Map<number, HeldCoupon>();
  for (const { claimId, issuer } of chosen) {
    const coupon = held.get(claimId ?? 0);
    if (!coupon || !judgeCoupon(coupon, lines, now, limits).usable) throw unusable();
    if (issuer !== undefined && issuer !== issuerOf(coupon)) throw unusable();
    if ((byIssuer.get(issuerOf(coupon)) ?? coupon) !== coupon) throw unusable();
    byIssuer.set(issuerOf(coupon), coupon);
  }
  return [...byIssuer.values()];
};

/**
 * Prices a checkout for a shopper at current prices (rule 1).
 * @throws Failure for an expired checkout, an address that isn't the shopper's, a coupon or points that can't
 * be used
 */
export const quote = async (
  ctx: AppContext,
  db: Queryable,
  accountId: number,
  source: CheckoutSource,
  choices: PriceChoices,
): Promise<Quote> => {
  const digits = chargedDigits(ctx.config);
  const requestedAddress = choices.addressId ? { accountId, id: choices.addressId } : null;
  const checkout = await readCheckout(db, source, requestedAddress, digits);
  if (!checkout) throw checkoutSessionGone();
  const { lines, freight, address } = checkout;
  if (requestedAddress && requestedAddress.id !== "first" && !address)
    throw new Failure(Code.notFound, "addressMissing");
  const limits = discountLimits(ctx.config);
  const coupons = chosenCoupons(choices, checkout, { now: ctx.clock.now(), limits });
  const taxRates = await taxRatesFor(ctx, db, address);
  const input = { lines, coupons, freight, taxRates, pstExempt: Boolean(choices.pstNumber), ...limits };
  const withPoints =
    checkout.points > 0
      ? priceOrder({ ...input, points: pointsOffer(ctx.config, checkout.points) })
      : undefined;
  // Charging the full amount without a message would be wrong.
  if (choices.useIntegral && !withPoints?.pointsUsed) throw new Failure(Code.failure, "noPoints");
  return {
    checkout,
    coupons,
    breakdown: choices.useIntegral && withPoints ? withPoints : priceOrder(input),
    usablePoints: withPoints ? { count: withPoints.pointsUsed, value: withPoints.points } : null,
    hasProvincialTax: taxRates.some(({ provincial }) => provincial),
  };
};

/** Estimated arrival of a merchant's parcel at the address; null if unknown. */
const arrivalOf = ({ address, deliveryTimes }: Checkout, merchantId: number, today: string) => {
  const country = countryOf(address?.country);
  const times = deliveryTimes.get(merchantId);
  const time = country && nearestEntry(times, country.code);
  return time ? deliveryDates(time, today) : null;
};

/** The wire format of a priced checkout. */
export const wireBreakdown = (
  { breakdown: price, checkout, usablePoints, hasProvincialTax }: Quote,
  { digits, today, locale }: { digits: number; today: string; locale: WireLocale },
): PriceBreakdown => {
  const text = (amount: bigint) => fromMinor(amount, digits);
  return {
    proTotalFee: text(price.goods),
    freightFee: text(price.freight),
    couponFee: text(price.coupon),
    payFee: text(price.total),
    integralFee: text(price.points),
    usedIntegral: price.pointsUsed,
    surplusIntegral: checkout.points - price.pointsUsed,
    usableIntegral: usablePoints?.count ?? 0,
    usableIntegralFee: text(usablePoints?.value ?? 0n),
    isEstimate: checkout.address === null,
    hasProvincialTax,
    taxFee: text(price.tax),
    tax: text(price.tax),
    taxList: price.taxes.map(({ name, rate, amount }) => ({
      name: textIn(name, locale),
      rate,
      amount: text(amount),
    })),
    merchantList: price.merchants.map((row) => ({
      merId: row.merchantId,
      proTotalFee: text(row.goods),
      couponFee: text(row.coupon),
      integralFee: text(row.points),
      freightFee: text(row.freight),
      freightFrom: text(row.freight),
      taxFee: text(row.tax),
      payFee: text(row.total),
      delivery: arrivalOf(checkout, row.merchantId, today),
    })),
  };
};
