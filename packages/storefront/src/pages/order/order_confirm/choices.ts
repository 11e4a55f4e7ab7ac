import type { BodyOf, createOrder } from "@carmine/api/contract";
import type { Checkout, CheckoutCoupon, PriceChoices } from "@carmine/api/hooks";

/** What the shopper decides on the way to an order, as far as it changes the price. */
export interface OrderChoices {
  readonly addressId: number | null;
  /** Claimed coupon by issuer: a shop's id, 0 for the platform. */
  readonly coupons: Readonly<Record<number, number>>;
  readonly usePoints: boolean;
  /** Null without one; empty if the shopper has one, but hasn't entered it yet. */
  readonly pstNumber: string | null;
}

export const couponsOf = (coupons: readonly CheckoutCoupon[], issuer: number): CheckoutCoupon[] =>
  coupons.filter((coupon) => coupon.issuer === issuer);

/** What is chosen at first: the default address and, from each issuer, the coupon that takes off most. */
export const firstChoices = (
  checkout: Pick<Checkout, "addressId">,
  coupons: readonly CheckoutCoupon[],
): OrderChoices => {
  const best: Record<number, number> = {};
  // The server has the best first.
  for (const coupon of coupons) if (coupon.isUsable) best[coupon.issuer] ??= coupon.id;
  return { addressId: checkout.addressId, coupons: best, usePoints: false, pstNumber: null };
};

export const withCoupon = (choices: OrderChoices, issuer: number, id: number | null): OrderChoices => {
  const coupons = { ...choices.coupons };
  if (id === null) delete coupons[issuer];
  else coupons[issuer] = id;
  return { ...choices, coupons };
};

/** Whichever number it is frees from the tax: a price that is asked for while it is typed stays the price. */
const anyNumber = "PST";

/** The same as the calls take it. Equal choices give equal bodies, so that their price is asked for once. */
export const priceBody = (preOrderNo: string, choices: OrderChoices): PriceChoices => ({
  preOrderNo,
  addressId: choices.addressId,
  couponId: choices.coupons[0] ?? null,
  useIntegral: choices.usePoints,
  pstNumber: choices.pstNumber ? anyNumber : "",
  merchantList: Object.entries(choices.coupons)
    .filter(([issuer]) => issuer !== "0")
    .map(([issuer, couponId]) => ({ merId: Number(issuer), couponId }))
    .toSorted((a, b) => a.merId - b.merId),
});

export interface OrderInput {
  readonly choices: OrderChoices;
  readonly addressId: number;
  /** Notes to shops, by their id. */
  readonly notes: Readonly<Record<number, string>>;
  readonly payType: string;
  /** What the shopper was shown, decimal text: at another sum the order is refused. */
  readonly expectedTotal: string;
}

/** Notes join the coupons of their shops only when the order is made: they change no price. */
export const orderBody = (
  preOrderNo: string,
  { choices, addressId, notes, payType, expectedTotal }: OrderInput,
): BodyOf<typeof createOrder> => {
  const body = priceBody(preOrderNo, choices);
  const shops = new Map((body.merchantList ?? []).map((shop) => [Number(shop.merId), shop]));
  for (const [merId, note] of Object.entries(notes)) {
    const mark = note.trim();
    if (mark !== "")
      shops.set(Number(merId), { ...(shops.get(Number(merId)) ?? { merId: Number(merId) }), mark });
  }
  return {
    ...body,
    hasPstNumber: choices.pstNumber !== null,
    pstNumber: choices.pstNumber ?? "",
    merchantList: [...shops.values()],
    addressId,
    payType,
    payChannel: "pc",
    expectedPayFee: expectedTotal,
  };
};
