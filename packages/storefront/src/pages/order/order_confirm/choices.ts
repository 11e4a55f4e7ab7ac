import type { BodyOf, createOrder } from "@carmine/api/contract";
import type { Checkout, CheckoutCoupon, PriceChoices } from "@carmine/api/hooks";

/** Choices of the shopper that change the price. */
export interface OrderChoices {
  readonly addressId: number | null;
  /** Claimed coupon by issuer: the id of a shop, 0 for the marketplace. */
  readonly coupons: Readonly<Record<number, number>>;
  readonly usePoints: boolean;
  /** Null without an exemption; empty until the number is typed. */
  readonly pstNumber: string | null;
}

export const couponsOf = (coupons: readonly CheckoutCoupon[], issuer: number): CheckoutCoupon[] =>
  coupons.filter((coupon) => coupon.issuer === issuer);

/** Initial choices: the default address and the largest coupon of each issuer. */
export const firstChoices = (
  checkout: Pick<Checkout, "addressId">,
  coupons: readonly CheckoutCoupon[],
): OrderChoices => {
  const best: Record<number, number> = {};
  // The server lists the best first.
  for (const coupon of coupons) if (coupon.isUsable) best[coupon.issuer] ??= coupon.id;
  return { addressId: checkout.addressId, coupons: best, usePoints: false, pstNumber: null };
};

export const withCoupon = (choices: OrderChoices, issuer: number, id: number | null): OrderChoices => {
  const coupons = { ...choices.coupons };
  if (id === null) delete coupons[issuer];
  else coupons[issuer] = id;
  return { ...choices, coupons };
};

/** Any number exempts from the tax, so a constant keeps the price request equal while the number is typed. */
const anyNumber = "PST";

/** The request body of the choices. Equal choices have equal bodies, so that their price is requested once. */
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
  /** Whether the order of a shop is a gift, by the shop's id. */
  readonly gifts: Readonly<Record<number, boolean>>;
  readonly payType: string;
  /** The total shown to the shopper, decimal text; the order is rejected if it differs. */
  readonly expectedTotal: string;
}

/** The request body of the order. Notes and gifts are added here, because they don't change the price. */
export const orderBody = (
  preOrderNo: string,
  { choices, addressId, notes, gifts, payType, expectedTotal }: OrderInput,
): BodyOf<typeof createOrder> => {
  const body = priceBody(preOrderNo, choices);
  const shops = new Map((body.merchantList ?? []).map((shop) => [Number(shop.merId), shop]));
  const add = (merId: number, fields: { mark: string } | { isGift: true }): void => {
    shops.set(merId, { ...(shops.get(merId) ?? { merId }), ...fields });
  };
  for (const [merId, note] of Object.entries(notes)) {
    const mark = note.trim();
    if (mark !== "") add(Number(merId), { mark });
  }
  for (const [merId, isGift] of Object.entries(gifts)) if (isGift) add(Number(merId), { isGift });
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
