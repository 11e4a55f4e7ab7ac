import { queries } from "@carmine/api/hooks";
import { Container } from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../app/AppContext.tsx";
import { JsonLd } from "../../app/JsonLd.tsx";
import { PageHead, siteName } from "../../app/PageHead.tsx";
import { paths } from "../../features/links.ts";
import { Activities } from "./Activities.tsx";
import { DepartmentFloor } from "./DepartmentFloor.tsx";
import { floorsOf } from "./floors.ts";
import { Hero } from "./Hero.tsx";
import { JustForYou } from "./JustForYou.tsx";
import { RecentlyViewed } from "./RecentlyViewed.tsx";
import { ShopStreet } from "./ShopStreet.tsx";
import { TopLists } from "./TopLists.tsx";
import * as styles from "./page.css.ts";

/** The site and its search, for search engines. */
const SiteData = (): ReactElement => {
  const { environment, locale } = useApp();
  const url = environment.publicUrl + localizedPath(locale, "/");
  return (
    <JsonLd
      data={{
        "@type": "WebSite",
        name: siteName,
        url,
        potentialAction: {
          "@type": "SearchAction",
          target: `${environment.publicUrl}${localizedPath(locale, paths.search)}?title={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      }}
    />
  );
};

export default function HomePage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const tree = useQuery(queries.categoryTree(api)).data ?? [];
  return (
    <>
      <PageHead
        title={siteName}
        description={intl.formatMessage({
          defaultMessage:
            "Tires, wheels and car care, and seven more departments, from shops we have checked. Free fitting at a partner garage, 30-day returns.",
          description: "Home page: description for search engines",
        })}
      />
      <SiteData />
      <Container className={styles.page}>
        <Hero />
        <Activities />
        <ShopStreet />
        <TopLists tree={tree} />
        {floorsOf(tree).map((floor, index) => (
          <DepartmentFloor key={floor.id} floor={floor} first={index === 0} />
        ))}
        <JustForYou />
        <RecentlyViewed />
      </Container>
    </>
  );
}
