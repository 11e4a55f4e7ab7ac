import type { Coupon } from "@carmine/api/hooks";
import { CouponCard, type CouponCardProps } from "@carmine/design-system";
import { Deadline, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { claimTexts } from "./claim-texts.ts";
import { useClaim } from "./use-claim.ts";
import { useCouponTexts } from "./use-coupon-texts.ts";

/** From this share on, the card shows how many are claimed. */
const shortOf = 0.5;

const Validity = ({ days, until }: Coupon): ReactElement =>
  days === null ? (
    <FormattedMessage
      defaultMessage="Until {date}"
      description="Life of a coupon"
      values={{ date: <Deadline value={until} /> }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="{days, plural, one {# day} other {# days}} after claiming"
      description="Life of a coupon"
      values={{ days }}
    />
  );

/** A coupon that can be claimed on the page. Item of a `CouponGrid`. */
export const ClaimCard = ({
  coupon,
  hideIssuer = false,
  ...rest
}: { coupon: Coupon; hideIssuer?: boolean } & Pick<CouponCardProps, "size" | "level">): ReactElement => {
  const intl = useIntl();
  const couponTexts = useCouponTexts();
  const { state, claim } = useClaim(coupon);
  const { taken } = coupon;
  const { issuer, ...card } = couponTexts.card(coupon);
  const share =
    taken !== null && taken >= shortOf
      ? intl.formatMessage(
          { defaultMessage: "{share, number, ::percent} claimed", description: "Of a limited coupon" },
          { share: taken },
        )
      : undefined;
  return (
    <CouponCard
      {...rest}
      {...card}
      {...(issuer && !hideIssuer && { issuer })}
      state={state}
      stateLabel={intl.formatMessage(claimTexts[state])}
      onClaim={claim}
      validity={share ?? <Validity {...coupon} />}
      {...(share !== undefined && taken !== null && { taken: { share: taken, text: share } })}
    />
  );
};
