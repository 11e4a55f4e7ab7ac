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

/** What must not compile. */
export const refused = {
  // @ts-expect-error The state is told in words, never by color alone.
  withoutWord: <CouponCard {...wordless} />,
  // @ts-expect-error So is the kind.
  withoutKind: <CouponCard {...kindless} />,
  // @ts-expect-error A coupon that is over is used, expired or sold out.
  unknownState: <CouponCard {...coupon} state="over" />,
  // @ts-expect-error An amount comes in the pieces of its locale, so that it is one readable string.
  amountAsText: <CouponCard {...coupon} amount="$20" />,
};
