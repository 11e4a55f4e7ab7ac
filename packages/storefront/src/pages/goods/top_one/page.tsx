import { queries, type Category } from "@carmine/api/hooks";
import {
  Breadcrumb,
  Button,
  ButtonLink,
  Card,
  Container,
  EmptyState,
  Heading,
  Popover,
  Skeleton,
  TabNav,
  Text,
} from "@carmine/design-system";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import Trophy from "lucide-react/icons/trophy";
import type { ReactElement } from "react";
import { useSearchParams } from "../../../app/location.ts";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { JsonLd } from "../../../app/JsonLd.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { stripActivity } from "../../../features/activities/activity-order.ts";
import { breadcrumbData, itemListData } from "../../../features/catalogue/structured-data.ts";
import { categoryHref, productHref, rankingHref } from "../../../features/links.ts";
import { hasSold } from "../../../features/products/has-sold.ts";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { EndingDeals } from "./EndingDeals.tsx";
import { Ranking } from "./Ranking.tsx";
import { PeriodChoice } from "./PeriodChoice.tsx";
import { rankingParams } from "./params.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  title: { defaultMessage: "Best sellers", description: "Link of the red bar, and other places" },
  description: {
    defaultMessage: "What shoppers buy most, by department.",
    description: "Ranking: description for search engines",
  },
  departments: { defaultMessage: "Best sellers by department", description: "Ranking: name of the tabs" },
  all: { defaultMessage: "All", description: "Ranking: first tab, over all departments" },
  failed: { defaultMessage: "We couldn’t load the best sellers", description: "Ranking: it failed" },
  rule: { defaultMessage: "How we rank", description: "Ranking: button that says how places are given" },
});

const counted: Readonly<Record<"titleOf", MessageDescriptor>> = defineMessages({
  titleOf: {
    defaultMessage: "Best sellers: {name}",
    description: "Ranking: title of the page for a department",
  },
});

/** Rows of the skeleton. */
const boneRows = 7;

const Empty = ({ department }: { department: Category | undefined }): ReactElement => (
  <Card>
    <EmptyState
      icon={Trophy}
      title={
        <FormattedMessage
          defaultMessage="Not enough sales yet"
          description="Ranking: a department without one"
        />
      }
      actions={
        <ButtonLink variant="solid" href={department ? categoryHref(department) : paths.search}>
          <FormattedMessage
            defaultMessage="Browse products"
            description="Button to the search, and other places"
          />
        </ButtonLink>
      }
    >
      <FormattedMessage
        defaultMessage="Best sellers will show up here once shoppers start buying in this department."
        description="Ranking: a department without one"
      />
    </EmptyState>
  </Card>
);

/** Best sellers by department, the first three with medals. */
export default function RankingPage(): ReactElement {
  const { api, environment, locale } = useApp();
  const intl = useIntl();
  const params = useSearchParams();
  const search = rankingParams.read(params);
  const { cid, period } = search;
  const query = useQuery(queries.leaderboard(api, cid, period));
  const ranked = (query.data ?? []).filter(hasSold);
  const tree = useQuery(queries.categoryTree(api)).data ?? [];
  const ending = stripActivity(useQuery(queries.activityIndex(api)).data ?? []);
  const department = tree.find(({ id }) => id === cid);
  const title = intl.formatMessage(texts.title);
  const crumbs = [
    { label: intl.formatMessage(texts.home), href: paths.home },
    ...(department
      ? [{ label: title, href: rankingHref() }, { label: department.name }]
      : [{ label: title }]),
  ];
  const site = { publicUrl: environment.publicUrl, locale };
  return (
    <Container>
      <PageHead
        title={department ? intl.formatMessage(counted.titleOf, { name: department.name }) : title}
        description={intl.formatMessage(texts.description)}
        canonicalQuery={rankingParams.query({ cid: department?.id, period })}
      />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(crumbs, site)} />
      {ranked.length > 0 && <JsonLd data={import.meta.env.SSR && itemListData(ranked, site, productHref)} />}
      <Breadcrumb label={intl.formatMessage(texts.path)} items={crumbs} />
      <div className={styles.page}>
        <div className={styles.head}>
          <Heading level={1} size={24}>
            {title}
          </Heading>
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="What shoppers buy most"
              description="Ranking: next to the title, and other places"
            />
          </Text>
          <div>
            <Popover
              label={intl.formatMessage(texts.rule)}
              align="end"
              trigger={
                <Button variant="ghost" size="sm">
                  {intl.formatMessage(texts.rule)}
                </Button>
              }
            >
              <Text>
                <FormattedMessage
                  defaultMessage="Rankings are based on units sold and paid for in the period, minus returns. Ads don’t affect them."
                  description="Ranking: how places are given"
                />
              </Text>
            </Popover>
          </div>
          <PeriodChoice search={search} />
        </div>
        <Card padding="none">
          <TabNav
            size="lg"
            className={styles.tabs}
            label={intl.formatMessage(texts.departments)}
            items={[
              {
                label: intl.formatMessage(texts.all),
                href: rankingParams.href({ period }),
                current: department === undefined,
              },
              ...tree.map(({ id, name }) => ({
                label: name,
                href: rankingParams.href({ cid: id, period }),
                current: id === cid,
              })),
            ]}
          />
        </Card>
        <QueryView
          scope="content"
          query={query}
          failure={intl.formatMessage(texts.failed)}
          skeleton={
            <>
              <div className={styles.podium}>
                {[1, 2, 3].map((rank) => (
                  <Skeleton key={rank} height={252} className={styles.step} />
                ))}
              </div>
              <Card padding="none">
                {Array.from({ length: boneRows }, (_, index) => (
                  <div key={index} className={styles.bone}>
                    <Skeleton height={72} />
                  </div>
                ))}
              </Card>
            </>
          }
        >
          {() =>
            ranked.length === 0 ? (
              <Empty department={department} />
            ) : (
              <Ranking
                key={`${cid} ${period}`}
                products={ranked}
                search={search}
                side={ending && <EndingDeals activity={ending} />}
              />
            )
          }
        </QueryView>
      </div>
    </Container>
  );
}
