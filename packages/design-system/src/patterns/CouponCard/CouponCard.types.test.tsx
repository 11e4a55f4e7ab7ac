import { money } from "../../testing/shop-samples.ts";
import { CouponCard, type CouponCardProps } from "./index.ts";

const coupon = {
  title: "Tires",
  amount: money(20),
  condition: "over $300",
  kind: "merchant",
  kindLabel: "Merchant",
  validity: "Until Nov 23",
  state: "claim",
  stateLabel: "Claim",
} satisfies CouponCardProps;
const { stateLabel: _word, ...wordless } = coupon;
const { kindLabel: _kind, ...kindless } = coupon;

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error The state needs a text, never color alone.
  withoutWord: <CouponCard {...wordless} />,
  // @ts-expect-error The kind needs a text.
  withoutKind: <CouponCard {...kindless} />,
  // @ts-expect-error Final states are used, expired and soldOut.
  unknownState: <CouponCard {...coupon} state="over" />,
  // @ts-expect-error An amount is passed as `Intl.NumberFormat` parts.
  amountAsText: <CouponCard {...coupon} amount="$20" />,
};
