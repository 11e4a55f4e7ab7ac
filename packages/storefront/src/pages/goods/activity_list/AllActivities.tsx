import { queries } from "@carmine/api/hooks";
import { Breadcrumb, Container, ProductCardSkeleton, ProductGrid } from "@carmine/design-system";
import { defineMessages, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import * as paths from "../../../app/paths.ts";
import { useApp } from "../../../app/AppContext.tsx";
import { JsonLd } from "../../../app/JsonLd.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { breadcrumbData, itemListData } from "../../../features/catalogue/structured-data.ts";
import { activityHref } from "../../../features/links.ts";
import { PageBanner } from "../../../features/PageBanner.tsx";
import { QueryView } from "../../../features/loading/QueryView.tsx";
import { ActivitySection, rowLength } from "./ActivitySection.tsx";
import { NextActivity } from "./NextActivity.tsx";
import { NoDeals } from "./NoDeals.tsx";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  title: { defaultMessage: "Deals", description: "Topic of notifications, and other places" },
  description: {
    defaultMessage: "Today’s deals, with the time left for each.",
    description: "Deals page: description for search engines",
  },
  failed: { defaultMessage: "We couldn’t load the deals", description: "Deals page: it failed" },
});

/** All current activities with clock and first products, and the next one. */
export const AllActivities = (): ReactElement => {
  const { api, environment, locale } = useApp();
  const intl = useIntl();
  const query = useQuery(queries.activityIndex(api));
  // The head shows the picture of the first activity.
  const first = query.data?.[0]?.id;
  const banners = useQuery({ ...queries.activityDetail(api, first ?? 0), enabled: first !== undefined });
  const picture = banners.data?.banners[0];
  const title = intl.formatMessage(texts.title);
  const crumbs = [{ label: intl.formatMessage(texts.home), href: paths.home }, { label: title }];
  const site = { publicUrl: environment.publicUrl, locale };
  return (
    <Container>
      <PageHead title={title} description={intl.formatMessage(texts.description)} canonicalQuery={{}} />
      <JsonLd data={import.meta.env.SSR && breadcrumbData(crumbs, site)} />
      <JsonLd data={import.meta.env.SSR && itemListData(query.data ?? [], site, activityHref)} />
      <Breadcrumb label={intl.formatMessage(texts.path)} items={crumbs} />
      <div className={styles.all}>
        <PageBanner title={title} text={intl.formatMessage(texts.description)} picture={picture} />
        <QueryView
          scope="content"
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
              <NoDeals />
            ) : (
              activities.map((activity, index) => (
                <ActivitySection key={activity.id} activity={activity} first={index === 0} />
              ))
            )
          }
        </QueryView>
        <NextActivity />
      </div>
    </Container>
  );
};
