import type { CouponSearch } from "@carmine/api/hooks";
import { CouponGrid, type CouponCardProps } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { ClaimCard } from "./ClaimCard.tsx";
import { useClaimable } from "./use-claim.ts";

export interface ClaimGridProps extends Pick<CouponCardProps, "size" | "level"> {
  /** Which ones; the page's loader prefetches `queries.coupons` with the same search. */
  readonly search: CouponSearch;
  /** On the page of the shop whose coupons they are. */
  readonly hideIssuer?: boolean;
}

/** Coupons to claim, of a shop, for a product, or of the whole marketplace; nothing where there are none. */
export const ClaimGrid = ({ search, ...card }: ClaimGridProps): ReactElement | null => {
  const intl = useIntl();
  const list = useClaimable(search);
  if (list.length === 0) return null;
  return (
    <CouponGrid
      aria-label={intl.formatMessage({
        defaultMessage: "Coupons to claim",
        description: "Name of a list of coupons",
      })}
    >
      {list.map((coupon) => (
        <ClaimCard key={coupon.id} coupon={coupon} {...card} />
      ))}
    </CouponGrid>
  );
};
