import { queries, type ActivityView } from "@carmine/api/hooks";
import { Breadcrumb, Container, FilterChipLink, Skeleton, SortBar } from "@carmine/design-system";
import { defineMessages, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { isMissing } from "../../../app/api.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { JsonLd } from "../../../app/JsonLd.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { breadcrumbData } from "../../../features/catalogue/structured-data.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { ErrorFallback } from "../../../shell/layout/PageOutlet.tsx";
import { dealParams, type DealListState } from "./params.ts";
import { ActivityBanner } from "./ActivityBanner.tsx";
import { Deals } from "./Deals.tsx";
import { NextActivity } from "./NextActivity.tsx";
import { CurrentActivities } from "./CurrentActivities.tsx";
import { Others } from "./Others.tsx";
import { usePhase } from "./phase.ts";
import { dealsQuery, refreshMs } from "./queries.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  deals: { defaultMessage: "Deals", description: "Topic of notifications, and other places" },
  filters: {
    defaultMessage: "Deals by department",
    description: "Activity page: name of the row of departments",
  },
  sort: { defaultMessage: "Sort by", description: "Products of a shop: sort row, and other places" },
  own: { defaultMessage: "Recommended", description: "Activity page: order of the products" },
  saving: { defaultMessage: "Biggest savings", description: "Activity page: order of the products" },
  price: { defaultMessage: "Price", description: "Search page: sort order, and other places" },
  failedActivity: {
    defaultMessage: "We couldn’t load this sale",
    description: "Activity page: it failed",
  },
});

const counted: Readonly<Record<"all" | "category", MessageDescriptor>> = defineMessages({
  all: {
    defaultMessage: "All ({count, number})",
    description: "Activity page: first of the row of departments",
  },
  category: {
    defaultMessage: "{name} ({count, number})",
    description: "Activity page: a department with its number of products, and other places",
  },
});

const Departments = ({
  activity,
  search,
}: {
  activity: ActivityView;
  search: DealListState;
}): ReactElement | null => {
  const intl = useIntl();
  const { categories } = activity;
  if (categories.length < 2) return null;
  const all = categories.reduce((sum, { count }) => sum + count, 0);
  return (
    <nav aria-label={intl.formatMessage(texts.filters)}>
      <ul className={styles.filters}>
        <li>
          <FilterChipLink
            href={dealParams.href({ ...search, page: 1, cid: undefined })}
            current={search.cid === undefined}
          >
            {intl.formatMessage(counted.all, { count: all })}
          </FilterChipLink>
        </li>
        {categories.map(({ id, name, count }) => (
          <li key={id}>
            <FilterChipLink
              href={dealParams.href({ ...search, page: 1, cid: id })}
              current={search.cid === id}
            >
              {intl.formatMessage(counted.category, { name, count })}
            </FilterChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Order = ({ search }: { search: DealListState }): ReactElement => {
  const intl = useIntl();
  const { sort } = search;
  const isPrice = sort === "price-asc" || sort === "price-desc";
  return (
    <SortBar
      label={intl.formatMessage(texts.sort)}
      choices={[
        {
          id: "own",
          label: intl.formatMessage(texts.own),
          href: dealParams.href({ ...search, page: 1, sort: undefined }),
          current: sort === undefined,
        },
        {
          id: "saving",
          label: intl.formatMessage(texts.saving),
          href: dealParams.href({ ...search, page: 1, sort: "saving" }),
          current: sort === "saving",
        },
        {
          id: "price",
          label: intl.formatMessage(texts.price),
          href: dealParams.href({
            ...search,
            page: 1,
            sort: sort === "price-asc" ? "price-desc" : "price-asc",
          }),
          current: isPrice,
          direction: sort === "price-asc" ? "ascending" : sort === "price-desc" ? "descending" : "both",
        },
      ]}
    />
  );
};

/** An activity with its clock and all its products. */
export const ActivityOf = ({ search }: { search: DealListState }): ReactElement => {
  const { api, environment, locale } = useApp();
  const intl = useIntl();
  const id = search.id ?? 0;
  const query = useQuery({
    ...queries.activityDetail(api, id),
    enabled: id > 0,
    refetchInterval: refreshMs,
  });
  const { phase, turn } = usePhase(query.data, query.dataUpdatedAt);
  const isEmpty = useQuery({ ...dealsQuery(api, id, search), enabled: id > 0 }).data?.deals.length === 0;
  if (isMissing(query.error)) return <ErrorFallback status={404} />;
  return (
    <Container>
      <QueryView
        scope="page"
        query={query}
        failure={intl.formatMessage(texts.failedActivity)}
        skeleton={<Skeleton height={256} />}
      >
        {(activity) => {
          const crumbs = [
            { label: intl.formatMessage(texts.home), href: paths.home },
            { label: intl.formatMessage(texts.deals), href: paths.deals },
            { label: activity.name },
          ];
          return (
            <>
              <PageHead
                title={activity.name}
                {...(activity.text && { description: activity.text })}
                canonicalQuery={dealParams.query({ id, page: search.page })}
                noIndex={
                  phase === "ended" || search.cid !== undefined || search.sort !== undefined || isEmpty
                }
              />
              <JsonLd
                data={
                  import.meta.env.SSR && breadcrumbData(crumbs, { publicUrl: environment.publicUrl, locale })
                }
              />
              <Breadcrumb label={intl.formatMessage(texts.path)} items={crumbs} />
              <div className={styles.page}>
                <ActivityBanner activity={activity} phase={phase} onEnd={turn} />
                {phase === "ended" ? (
                  <CurrentActivities id={id} />
                ) : (
                  <>
                    <Departments activity={activity} search={search} />
                    {phase === "running" && <Order search={search} />}
                    <Deals activity={activity} isComing={phase === "coming"} search={search} />
                  </>
                )}
                <NextActivity id={id} />
                {phase !== "ended" && <Others id={id} />}
              </div>
            </>
          );
        }}
      </QueryView>
    </Container>
  );
};
