import { queries, type Coupon, type CouponSearch } from "@carmine/api/hooks";
import type { ApiClient } from "@carmine/api/client";
import { CouponChip } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { claimTexts } from "./claim-texts.ts";
import { useClaim, useClaimable } from "./use-claim.ts";
import { useCouponTexts } from "./use-coupon-texts.ts";

/** Number of chips next to the price of a product. */
const shown = 3;

const searchOf = (productId: number): CouponSearch => ({ productId, limit: shown });

/** Query of the coupons next to the price, for the page's loader. */
export const productCouponsQuery = (api: ApiClient, productId: number) =>
  queries.coupons(api, searchOf(productId));

/** Claimable coupons of a product, the largest first. */
export const useProductClaimable = (productId: number): readonly Coupon[] =>
  useClaimable(searchOf(productId));

const Chip = ({ coupon }: { coupon: Coupon }): ReactElement => {
  const intl = useIntl();
  const say = useCouponTexts();
  const { state, claim } = useClaim(coupon);
  const [off, terms] = [say.off(coupon.amount), say.terms(coupon)];
  // The scope is omitted next to a product that the coupon applies to, so that several chips fit in a row.
  return (
    <CouponChip
      amount={off}
      condition={say.condition(coupon)}
      claimed={state === "claimed"}
      actionLabel={intl.formatMessage(claimTexts[state])}
      label={intl.formatMessage(
        { defaultMessage: "Claim: {coupon}", description: "Name of a coupon's button" },
        { coupon: `${off}, ${terms}` },
      )}
      onClaim={claim}
    />
  );
};

/** Claimable coupons of a product as chips, the largest first. */
export const ProductCoupons = ({ productId }: { productId: number }): ReactElement => (
  <>
    {useProductClaimable(productId).map((coupon) => (
      <Chip key={coupon.id} coupon={coupon} />
    ))}
  </>
);
