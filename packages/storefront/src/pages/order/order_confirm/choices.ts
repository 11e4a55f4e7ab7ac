import type { OrderCoupon, PreOrder } from "@carmine/api/contract";
import type { PriceChoices } from "@carmine/api/hooks";

/** What the shopper decides on the way to an order, as far as it changes the price. */
export interface Choices {
  readonly addressId: number | null;
  /** Claimed coupon by issuer: a shop's id, 0 for the platform. */
  readonly coupons: Readonly<Record<number, number>>;
  readonly useIntegral: boolean;
  /** Empty for none. */
  readonly pstNumber: string;
}

/** Giver of a coupon: a shop's id, 0 for the platform. */
const issuerOf = ({ merId }: OrderCoupon): number => merId ?? 0;

export const couponsOf = (coupons: readonly OrderCoupon[], issuer: number): OrderCoupon[] =>
  coupons.filter((coupon) => issuerOf(coupon) === issuer);

/** What is chosen at first: the default address and, from each issuer, the coupon that takes off most. */
export const firstChoices = (
  preOrder: Pick<PreOrder, "addressId">,
  coupons: readonly OrderCoupon[],
): Choices => {
  const best: Record<number, number> = {};
  // The server has the best first.
  for (const coupon of coupons) if (coupon.usable) best[issuerOf(coupon)] ??= coupon.id;
  return { addressId: preOrder.addressId, coupons: best, useIntegral: false, pstNumber: "" };
};

export const withCoupon = (choices: Choices, issuer: number, id: number | null): Choices => {
  const coupons = { ...choices.coupons };
  if (id === null) delete coupons[issuer];
  else coupons[issuer] = id;
  return { ...choices, coupons };
};

/** The same as the calls take it. Equal choices give equal bodies, so that their price is asked for once. */
export const priceBody = (preOrderNo: string, choices: Choices): PriceChoices => ({
  preOrderNo,
  addressId: choices.addressId,
  couponId: choices.coupons[0] ?? null,
  useIntegral: choices.useIntegral,
  pstNumber: choices.pstNumber,
  merchantList: Object.entries(choices.coupons)
    .filter(([issuer]) => issuer !== "0")
    .map(([issuer, couponId]) => ({ merId: Number(issuer), couponId }))
    .toSorted((a, b) => a.merId - b.merId),
});

/** Notes join the coupons of their shops only when the order is made: they change no price. */
export const orderBody = (
  preOrderNo: string,
  choices: Choices,
  notes: Readonly<Record<number, string>>,
): PriceChoices => {
  const body = priceBody(preOrderNo, choices);
  const shops = new Map((body.merchantList ?? []).map((shop) => [Number(shop.merId), shop]));
  for (const [merId, note] of Object.entries(notes)) {
    const mark = note.trim();
    if (mark !== "")
      shops.set(Number(merId), { ...(shops.get(Number(merId)) ?? { merId: Number(merId) }), mark });
  }
  return { ...body, merchantList: [...shops.values()] };
};
