import type { CheckoutCoupon } from "@carmine/api/hooks";
import { CouponPicker } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useCouponTexts } from "../../../features/coupons/use-coupon-texts.ts";
import { useBill } from "../../../features/orders/order-items.tsx";
import { couponsOf } from "./choices.ts";

export interface OrderCouponsProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  /** Id of a shop, 0 for the marketplace. */
  readonly issuer: number;
  readonly coupons: readonly CheckoutCoupon[];
  /** The selected coupon of the issuer. */
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | null) => void;
}

/** The coupons of one issuer: usable ones with the best marked, and the others with the reason. */
export const OrderCoupons = (props: OrderCouponsProps): ReactElement | null => {
  const { label, labelHidden = false, issuer, coupons, chosen, onChoose } = props;
  const intl = useIntl();
  const bill = useBill();
  const couponTexts = useCouponTexts();
  const offered = couponsOf(coupons, issuer);
  if (offered.length === 0) return null;
  const titleOf = (coupon: CheckoutCoupon): string =>
    `${couponTexts.off(coupon.amount)} · ${couponTexts.condition(coupon)}`;
  const usable = offered.filter((coupon) => coupon.isUsable);
  const unusable = offered.filter((coupon) => !coupon.isUsable);
  return (
    <CouponPicker
      label={label}
      labelHidden={labelHidden}
      value={chosen === undefined ? "" : String(chosen)}
      onValueChange={(value) => onChoose(value === "" ? null : Number(value))}
      // The server lists the best first.
      choices={usable.map((coupon, place) => ({
        value: String(coupon.id),
        title: titleOf(coupon),
        scope: coupon.name,
        saving: bill.reduction(coupon.saving),
        best: place === 0 && usable.length > 1,
      }))}
      bestLabel={intl.formatMessage({
        defaultMessage: "Best savings",
        description: "On the best of several coupons",
      })}
      noneLabel={intl.formatMessage({ defaultMessage: "Don’t use one", description: "No coupon" })}
      unusable={{
        label: intl.formatMessage(
          {
            defaultMessage:
              "{count, plural, one {# coupon doesn’t} other {# coupons don’t}} apply to this order",
            description: "Opens the list of coupons that don’t fit the order",
          },
          { count: unusable.length },
        ),
        coupons: unusable.map((coupon) => ({
          id: String(coupon.id),
          title: `${titleOf(coupon)} · ${coupon.name}`,
          reason: coupon.reason,
        })),
      }}
    />
  );
};
