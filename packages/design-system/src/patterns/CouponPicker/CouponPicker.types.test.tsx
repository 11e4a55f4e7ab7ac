import { CouponPicker } from "./index.ts";

const words = { label: "Coupon", bestLabel: "Best", noneLabel: "None" };

/** Usages that must not compile. */
export const invalidUsages = {
  // @ts-expect-error A group of choices needs an accessible name.
  withoutName: <CouponPicker bestLabel="Best" noneLabel="None" choices={[]} />,
  // @ts-expect-error The user can always choose none.
  withoutNone: <CouponPicker label="Coupon" bestLabel="Best" choices={[]} />,
  // @ts-expect-error An option needs its saving.
  withoutSaving: <CouponPicker {...words} choices={[{ value: "a", title: "$10 off" }]} />,
  unreasoned: (
    <CouponPicker
      {...words}
      choices={[]}
      // @ts-expect-error An inapplicable coupon needs its reason.
      unusable={{ label: "1 can't be used", coupons: [{ id: "a", title: "$50 off" }] }}
    />
  ),
};
