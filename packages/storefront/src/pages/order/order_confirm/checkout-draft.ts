import type { Address, Checkout, CheckoutCoupon } from "@carmine/api/hooks";
import { tabDraft, type TabDraft } from "../../../features/forms/tab-draft.ts";
import { firstChoices, type OrderChoices } from "./choices.ts";

/** Input of the checkout page. */
export interface CheckoutDraft {
  readonly choices: OrderChoices;
  /** Notes to the shops by the shop's id. */
  readonly notes: Readonly<Record<number, string>>;
  /** Whether the order of a shop is a gift, by the shop's id. */
  readonly gifts: Readonly<Record<number, boolean>>;
  /** Preferred payment method; null for the first available one. */
  readonly payType: string | null;
}

const entriesOf = <Value>(
  kept: unknown,
  isValue: (value: unknown) => value is Value,
): Readonly<Record<number, Value>> =>
  typeof kept === "object" && kept !== null
    ? Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, Value] => isValue(entry[1])))
    : {};

const isText = (value: unknown): value is string => typeof value === "string";
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isId = (value: unknown): value is number => Number.isInteger(value);

/** Survives a reload, and another sign-in after another window signed out. */
export const checkoutDraft = (preOrderNo: string): TabDraft<CheckoutDraft> =>
  tabDraft(`checkout:${preOrderNo}`, ({ choices, notes, gifts, payType }) => {
    if (typeof choices !== "object" || choices === null) return null;
    const { addressId, coupons, usePoints, pstNumber }: Partial<Record<keyof OrderChoices, unknown>> =
      choices;
    return {
      choices: {
        addressId: isId(addressId) ? addressId : null,
        coupons: entriesOf(coupons, isId),
        usePoints: usePoints === true,
        pstNumber: isText(pstNumber) ? pstNumber : null,
      },
      notes: entriesOf(notes, isText),
      gifts: entriesOf(gifts, isFlag),
      payType: isText(payType) ? payType : null,
    };
  });

/** Initial values of the checkout: the draft, limited to available choices. */
export const startOf = (
  checkout: Pick<Checkout, "addressId">,
  addresses: readonly Pick<Address, "id">[],
  coupons: readonly CheckoutCoupon[],
  draft: CheckoutDraft | null,
): CheckoutDraft => {
  const first = firstChoices(checkout, coupons);
  if (draft === null) return { choices: first, notes: {}, gifts: {}, payType: null };
  const { choices } = draft;
  const isUsable = ([issuer, id]: [string, number]): boolean =>
    coupons.some((coupon) => coupon.id === id && coupon.issuer === Number(issuer) && coupon.isUsable);
  return {
    ...draft,
    choices: {
      ...choices,
      addressId: addresses.some(({ id }) => id === choices.addressId) ? choices.addressId : first.addressId,
      coupons: Object.fromEntries(Object.entries(choices.coupons).filter(isUsable)),
    },
  };
};
