import { queries } from "@carmine/api/hooks";
import { CouponGrid } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { OwnCouponCard } from "../../features/coupons/OwnCouponCard.tsx";
import { hasPlotData, PointsOverTime } from "../../features/points/PointsOverTime.tsx";
import { OverviewCard } from "./OverviewCard.tsx";
import { couponsEndingSoon } from "./overview-queries.ts";
import * as styles from "./page.css.ts";

/** Points over time next to the coupons that expire first; if one is empty, the other uses its space. */
export const PointsAndCoupons = (): ReactElement | null => {
  const { api } = useApp();
  const intl = useIntl();
  const months = useQuery(queries.integralMonths(api)).data ?? [];
  const coupons = useQuery(couponsEndingSoon(api)).data?.list ?? [];
  const isPlotted = hasPlotData(months);
  if (!isPlotted && coupons.length === 0) return null;
  return (
    <div className={styles.columns}>
      {isPlotted && (
        <OverviewCard
          className={styles.points}
          title={
            <FormattedMessage defaultMessage="Points" description="Column of points, and other places" />
          }
          more={{
            href: paths.points,
            label: intl.formatMessage({
              defaultMessage: "Details",
              description: "Link of the overview: points",
            }),
          }}
        >
          <PointsOverTime
            months={months}
            label={intl.formatMessage({
              defaultMessage: "Points over the last 12 months",
              description: "Name of a plot",
            })}
          />
        </OverviewCard>
      )}
      {coupons.length > 0 && (
        <OverviewCard
          className={styles.coupons}
          title={
            <FormattedMessage
              defaultMessage="Coupons ending soon"
              description="Title on the overview of the account"
            />
          }
          more={{
            href: paths.coupons,
            label: intl.formatMessage({
              defaultMessage: "All coupons",
              description: "Link of the overview",
            }),
          }}
        >
          <CouponGrid>
            {coupons.map((coupon) => (
              <OwnCouponCard key={coupon.id} coupon={coupon} size="sm" level={3} />
            ))}
          </CouponGrid>
        </OverviewCard>
      )}
    </div>
  );
};
