import { SectionHead } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useId, type ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { ClaimGrid } from "../../features/coupons/ClaimGrid.tsx";
import { useClaimable } from "../../features/coupons/use-claim.ts";
import { offeredCoupons } from "./offered-coupons.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  more: { defaultMessage: "My coupons", description: "Home page: link to the shopper's coupons" },
});

/** Claimable coupons; renders nothing if there are none. */
export const HomeCoupons = (): ReactElement | null => {
  const intl = useIntl();
  const titleId = useId();
  if (useClaimable(offeredCoupons).length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        titleId={titleId}
        title={
          <FormattedMessage
            defaultMessage="Coupons for you"
            description="Home page: title above coupons to claim"
          />
        }
        more={{ label: intl.formatMessage(texts.more), href: paths.coupons }}
      />
      <ClaimGrid size="sm" level={3} search={offeredCoupons} />
    </section>
  );
};
