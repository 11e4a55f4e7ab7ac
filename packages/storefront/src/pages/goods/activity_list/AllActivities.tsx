import { queries, type Activity } from "@carmine/api/hooks";
import {
  Breadcrumb,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  ProductCardSkeleton,
  ProductGrid,
  SectionHead,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import PackageOpen from "lucide-react/icons/package-open";
import { useId, type ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { JsonLd } from "../../../app/JsonLd.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { DealCard } from "../../../features/activities/DealCard.tsx";
import { RoundClock } from "../../../features/activities/RoundClock.tsx";
import { breadcrumbData, itemListData } from "../../../features/catalogue/structured-data.ts";
import { activityHref, paths } from "../../../features/links.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { dealsQuery, firstPage } from "./queries.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "First step of the breadcrumb" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb" },
  title: { defaultMessage: "Deals", description: "Deals page: title, and step of the breadcrumb" },
  description: {
    defaultMessage: "All deals that are on now, with the time that is left.",
    description: "Deals page: description for search engines",
  },
  failed: { defaultMessage: "We couldn’t load the deals", description: "Deals page: it failed" },
});

const counted: Readonly<Record<"more", MessageDescriptor>> = defineMessages({
  more: {
    defaultMessage: "See all {count, number}",
    description: "Deals page: link to all products of an activity",
  },
});

/** Cards of a row, which are in view at once. */
const rowLength = 5;
/** One more: in small windows two or three rows are full. */
const most = 6;

const Section = ({ activity, first }: { activity: Activity; first: boolean }): ReactElement => {
  const { api } = useApp();
  const intl = useIntl();
  const titleId = useId();
  const queryClient = useQueryClient();
  const { id, name, deals, endsAt, total } = activity;
  // The index has as many as the layout of the home page shows; here every row is full.
  const ofActivity = dealsQuery(api, id, firstPage);
  const row = useQuery(ofActivity).data?.deals ?? deals;
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
              <FormattedMessage defaultMessage="Ends in" description="Activity page: before the clock" />
              <RoundClock until={endsAt} onEnd={nextRound} />
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
          <DealCard key={deal.productId} deal={deal} level={3} priority={first && index < rowLength} />
        ))}
      </ProductGrid>
    </section>
  );
};

const Nothing = (): ReactElement => (
  <Card>
    <EmptyState
      icon={PackageOpen}
      title={
        <FormattedMessage
          defaultMessage="No deals right now"
          description="Deals page: no activity runs at the moment"
        />
      }
      actions={
        <ButtonLink variant="solid" href={paths.search}>
          <FormattedMessage
            defaultMessage="Browse products"
            description="Ranking: button where there is none"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="New ones start soon. Until then, see what our shops have."
        description="Deals page: no activity runs at the moment"
      />
    </EmptyState>
  </Card>
);

/** All activities that run now, each with its clock and its first products. */
export const AllActivities = (): ReactElement => {
  const { api, environment, locale } = useApp();
  const intl = useIntl();
  const query = useQuery(queries.activityIndex(api));
  const title = intl.formatMessage(texts.title);
  const crumbs = [{ label: intl.formatMessage(texts.home), href: paths.home }, { label: title }];
  const site = { publicUrl: environment.publicUrl, locale };
  return (
    <Container>
      <PageHead title={title} description={intl.formatMessage(texts.description)} canonicalQuery={{}} />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(crumbs, site)} />
      <JsonLd data={import.meta.env.SSR && itemListData(query.data ?? [], site, activityHref)} />
      <Breadcrumb label={intl.formatMessage(texts.path)} items={crumbs} />
      <Heading level={1} size={30} className={styles.head}>
        {title}
      </Heading>
      <div className={styles.all}>
        <QueryView
          query={query}
          failure={intl.formatMessage(texts.failed)}
          skeleton={
            <ProductGrid>
              {Array.from({ length: rowLength * 2 }, (_, index) => (
                <ProductCardSkeleton key={index} />
              ))}
            </ProductGrid>
          }
        >
          {(activities) =>
            activities.length === 0 ? (
              <Nothing />
            ) : (
              activities.map((activity, index) => (
                <Section key={activity.id} activity={activity} first={index === 0} />
              ))
            )
          }
        </QueryView>
      </div>
    </Container>
  );
};
