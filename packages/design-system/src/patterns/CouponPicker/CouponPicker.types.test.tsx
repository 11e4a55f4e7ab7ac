import { CouponPicker } from "./index.ts";

const words = { label: "Coupon", bestLabel: "Best", noneLabel: "None" };

/** What must not compile. */
export const refused = {
  // @ts-expect-error A group of choices has a name.
  withoutName: <CouponPicker bestLabel="Best" noneLabel="None" choices={[]} />,
  // @ts-expect-error Whoever may choose may also choose none.
  withoutNone: <CouponPicker label="Coupon" bestLabel="Best" choices={[]} />,
  // @ts-expect-error A choice says what it saves.
  withoutSaving: <CouponPicker {...words} choices={[{ value: "a", title: "$10 off" }]} />,
  unreasoned: (
    <CouponPicker
      {...words}
      choices={[]}
      // @ts-expect-error What can't be used has its reason.
      unusable={{ label: "1 can't be used", coupons: [{ id: "a", title: "$50 off" }] }}
    />
  ),
};
