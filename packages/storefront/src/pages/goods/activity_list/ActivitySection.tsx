import { queries, type Activity } from "@carmine/api/hooks";
import { ProductGrid, SectionHead } from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { DealCard } from "../../../features/activities/DealCard.tsx";
import { useClockUnits } from "../../../features/activities/use-clock-units.ts";
import { RoundClock } from "../../../features/activities/RoundClock.tsx";
import { activityHref } from "../../../features/links.ts";
import { dealsQuery, firstPage } from "./queries.ts";
import * as styles from "./page.css.ts";

const counted: Readonly<Record<"more", MessageDescriptor>> = defineMessages({
  more: {
    defaultMessage: "See all {count, number}",
    description: "Deals page: link to all products of an activity",
  },
});

/** Cards per row; all are in the first view. */
export const rowLength = 5;
/** One more, to fill two or three rows in small windows. */
const most = 6;

/** A current activity with its clock and first products. */
export const ActivitySection = ({
  activity,
  first,
}: {
  activity: Activity;
  first: boolean;
}): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const units = useClockUnits();
  const queryClient = useQueryClient();
  const { id, name, deals, endsAt, total } = activity;
  // The index contains only as many deals as the home page needs; here every row is full.
  const ofActivity = dealsQuery(api, id, firstPage);
  const listed = useQuery(ofActivity).data?.deals.filter((deal) => deal.price !== null) ?? [];
  // A response from before the start has no prices.
  const row = listed.length > 0 ? listed : deals;
  const nextRound = (): void => {
    for (const { queryKey } of [queries.activityIndex(api), ofActivity])
      void queryClient.invalidateQueries({ queryKey });
  };
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <SectionHead
        title={name}
        titleId={titleId}
        {...(endsAt && {
          subtitle: (
            <span className={styles.clock}>
              <FormattedMessage
                defaultMessage="Ends in"
                description="Activity page: before the clock, and other places"
              />
              <RoundClock until={endsAt} onEnd={nextRound} units={units} />
            </span>
          ),
        })}
        more={{
          label: intl.formatMessage(counted.more, { count: total ?? deals.length }),
          href: activityHref(id),
        }}
      />
      <ProductGrid>
        {row.slice(0, most).map((deal, index) => (
          <DealCard
            key={deal.productId}
            deal={deal}
            activityId={id}
            level={3}
            priority={first && index < rowLength}
          />
        ))}
      </ProductGrid>
    </section>
  );
};
