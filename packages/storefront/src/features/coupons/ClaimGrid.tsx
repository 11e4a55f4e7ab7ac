import type { CouponSearch } from "@carmine/api/hooks";
import { CouponGrid, type CouponCardProps, type CouponGridProps } from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { ClaimCard } from "./ClaimCard.tsx";
import { useClaimable } from "./use-claim.ts";

export interface ClaimGridProps
  extends Pick<CouponCardProps, "size" | "level">, Pick<CouponGridProps, "columns"> {
  /** Filter of the coupons; the page's loader prefetches `queries.coupons` with the same filter. */
  readonly search: CouponSearch;
  /** Hides the shop's name on the shop's own page. */
  readonly hideIssuer?: boolean;
}

/** Claimable coupons of a shop, a product or the marketplace; renders nothing if there are none. */
export const ClaimGrid = ({ search, columns, ...card }: ClaimGridProps): ReactElement | null => {
  const intl = useIntl();
  const list = useClaimable(search);
  if (list.length === 0) return null;
  return (
    <CouponGrid
      {...(columns && { columns })}
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
