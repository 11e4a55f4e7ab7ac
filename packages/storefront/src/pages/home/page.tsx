import { Container } from "@carmine/design-system";
import { defaultLocale, localizedPath } from "@carmine/i18n";
import { useIntl } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { JsonLd } from "../../app/JsonLd.tsx";
import { lazy } from "../../hydration/lazy.tsx";
import { PageHead } from "../../app/PageHead.tsx";
import { RenderBlockingMarker } from "../../hydration/RenderBlockingMarker.tsx";
import { useMarketplaceTexts } from "../../app/marketplace-texts.ts";
import { Activities } from "./Activities.tsx";
import { Hero, MemberPanel } from "./Hero.tsx";
import * as styles from "./page.css.ts";

const HomeSections = lazy(() => import("./HomeSections.tsx"), { reservedHeight: "100vh" });

export const preload = (): Promise<unknown> => Promise.all([HomeSections.preload(), MemberPanel.preload()]);

/** Structured data of the site and its search. */
const SiteData = (): ReactElement => {
  const { environment, locale } = useApp();
  const { title, name } = useMarketplaceTexts();
  const url = environment.publicUrl + localizedPath(locale, "/");
  return (
    <JsonLd
      data={
        import.meta.env.SSR && {
          "@type": "WebSite",
          name: title,
          url,
          publisher: {
            "@type": "Organization",
            name,
            url: environment.publicUrl + localizedPath(defaultLocale, "/"),
            logo: `${environment.publicUrl}/favicon.svg`,
          },
          potentialAction: {
            "@type": "SearchAction",
            target: `${environment.publicUrl}${localizedPath(locale, paths.search)}?title={search_term_string}`,
            "query-input": "required name=search_term_string",
          },
        }
      }
    />
  );
};

export default function HomePage(): ReactElement {
  const intl = useIntl();
  const { title, description } = useMarketplaceTexts();
  return (
    <>
      <PageHead
        title={title}
        description={
          description ??
          intl.formatMessage(
            {
              defaultMessage: "{shop}: many shops, one cart, one payment.",
              description: "Home page: description for search engines",
            },
            { shop: title },
          )
        }
      />
      <SiteData />
      <Container className={styles.page}>
        <Hero />
        <Activities />
        <RenderBlockingMarker id="first-view-end" />
        <HomeSections />
      </Container>
    </>
  );
}
