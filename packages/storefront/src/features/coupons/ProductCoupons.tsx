import { queries, type Coupon, type CouponSearch } from "@carmine/api/hooks";
import type { ApiClient } from "@carmine/api/client";
import { Button, CouponChip } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import { useState, type ReactElement } from "react";
import { claimTexts } from "./claim-texts.ts";
import { useClaim, useClaimable } from "./use-claim.ts";
import { useCouponTexts } from "./use-coupon-texts.ts";

/** Maximum number of chips next to the price of a product. */
const shown = 3;

/** Number of chips that fit in one line. */
const lineCount = 2;

const searchOf = (productId: number): CouponSearch => ({ productId, limit: shown });

/** Query of the coupons next to the price, for the page's loader. */
export const productCouponsQuery = (api: ApiClient, productId: number) =>
  queries.coupons(api, searchOf(productId));

/** Claimable coupons of a product, the largest first. */
export const useProductClaimable = (productId: number): readonly Coupon[] =>
  useClaimable(searchOf(productId));

const Chip = ({ coupon }: { coupon: Coupon }): ReactElement => {
  const intl = useIntl();
  const couponTexts = useCouponTexts();
  const { state, claim } = useClaim(coupon);
  const [off, terms] = [couponTexts.off(coupon.amount), couponTexts.terms(coupon)];
  // The scope is omitted next to a product that the coupon applies to, so that several chips fit in a row.
  return (
    <CouponChip
      amount={off}
      condition={couponTexts.condition(coupon)}
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

/**
 * Claimable coupons of a product as chips on one line, the largest first; a button shows the others.
 */
export const ProductCoupons = ({ productId }: { productId: number }): ReactElement => {
  const intl = useIntl();
  const coupons = useProductClaimable(productId);
  const [isOpen, setOpen] = useState(false);
  const fits = coupons.length <= lineCount;
  return (
    <>
      {(fits || isOpen ? coupons : coupons.slice(0, lineCount - 1)).map((coupon) => (
        <Chip key={coupon.id} coupon={coupon} />
      ))}
      {!fits && (
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? intl.formatMessage({
                defaultMessage: "Fewer coupons",
                description: "Product page: button that hides all coupons but the largest",
              })
            : intl.formatMessage(
                {
                  defaultMessage: "{count, plural, one {# more coupon} other {# more coupons}}",
                  description: "Product page: button next to the largest coupon that shows the others",
                },
                { count: coupons.length - lineCount + 1 },
              )}
        </Button>
      )}
    </>
  );
};
