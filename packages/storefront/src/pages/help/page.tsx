import { guideTopics, type GuideTopic } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import {
  Breadcrumb,
  Button,
  Card,
  Container,
  EmptyState,
  Heading,
  Link,
  SearchField,
  Skeleton,
  Text,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import LifeBuoy from "lucide-react/icons/life-buoy";
import type { FormEvent, ReactElement } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { useNavigate, useSearchParams } from "../../app/location.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { guideHref } from "../../features/links.ts";
import { QueryView } from "../../features/loading/QueryView.tsx";
import { ServiceWays } from "../../features/service/ServiceWays.tsx";
import { usePlatformService } from "../../features/service/use-service.ts";
import { helpParams } from "./params.ts";
import * as styles from "./page.css.ts";

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
  title: { defaultMessage: "Help center", description: "Title of the help center, and other places" },
  description: {
    defaultMessage: "Delivery, returns, payment and buying guides.",
    description: "Help center: description for search engines",
  },
  search: { defaultMessage: "Search help", description: "Help center: label and button of the search field" },
  failed: { defaultMessage: "We couldn’t load the help center", description: "Help center: it failed" },
});

const topicTexts = defineMessages({
  help: { defaultMessage: "Ordering and delivery", description: "Help center: title of a section" },
  policies: { defaultMessage: "Policies", description: "Help center: title of a section" },
  guides: { defaultMessage: "Buying guides", description: "Help center: title of a section" },
  about: { defaultMessage: "About us", description: "Help center: title of a section" },
});

interface TopicProps {
  readonly topic: GuideTopic;
  readonly pages: readonly { readonly slug: string; readonly title: string; readonly intro: string }[];
}

const Topic = ({ topic, pages }: TopicProps): ReactElement | null =>
  pages.length === 0 ? null : (
    <Card
      element="section"
      aria-labelledby={topic}
      className={topic === "guides" ? styles.tallTopic : styles.topic}
    >
      <Heading level={2} size={18} id={topic}>
        <FormattedMessage {...topicTexts[topic]} />
      </Heading>
      <ul className={styles.list}>
        {pages.map(({ slug, title, intro }) => (
          <li key={slug} className={styles.entry}>
            <Link href={guideHref(slug)}>{title}</Link>
            <Text tone="muted" size={14}>
              {intro}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );

const Contact = (): ReactElement | null => {
  const service = usePlatformService();
  if (!service) return null;
  return (
    <Card element="section" aria-labelledby="contact" className={styles.contact}>
      <Heading level={2} size={18} id="contact">
        <FormattedMessage
          defaultMessage="Contact us"
          description="Help center: title above the ways to reach customer service"
        />
      </Heading>
      <div className={styles.ways}>
        <ServiceWays service={service} />
      </div>
    </Card>
  );
};

/** The operator's guides and policies by topic, with a search that works without scripts. */
export default function HelpPage(): ReactElement {
  const { api, locale } = useApp();
  const intl = useIntl();
  const navigate = useNavigate();
  const { q } = helpParams.read(useSearchParams());
  const query = useQuery(queries.guideList(api, q));
  const title = intl.formatMessage(texts.title);
  const search = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get("q");
    void navigate(helpParams.href({ q: typeof words === "string" ? words.trim() : "" }));
  };
  return (
    <Container className={styles.page}>
      <PageHead title={title} description={intl.formatMessage(texts.description)} noIndex={q !== ""} />
      <Breadcrumb
        label={intl.formatMessage(texts.path)}
        items={[{ label: intl.formatMessage(texts.home), href: paths.home }, { label: title }]}
      />
      <Heading level={1} size={24}>
        {title}
      </Heading>
      <form
        key={q}
        role="search"
        action={localizedPath(locale, paths.help)}
        onSubmit={search}
        className={styles.search}
      >
        <SearchField
          label={intl.formatMessage(texts.search)}
          labelHidden
          placeholder={intl.formatMessage(texts.description)}
          name="q"
          defaultValue={q}
          size="lg"
        />
        <Button type="submit" variant="solid" size="lg">
          {intl.formatMessage(texts.search)}
        </Button>
      </form>
      <div className={styles.topics}>
        <QueryView
          scope="content"
          query={query}
          failure={intl.formatMessage(texts.failed)}
          skeleton={<Skeleton height={320} shape="card" />}
        >
          {(pages) =>
            pages.length === 0 ? (
              <Card>
                <EmptyState
                  icon={LifeBuoy}
                  title={
                    <FormattedMessage
                      defaultMessage="No help page found"
                      description="Help center: nothing was published, or the search found nothing"
                    />
                  }
                >
                  <FormattedMessage
                    defaultMessage="Try other words, or contact us below."
                    description="Help center: nothing was found, what to do"
                  />
                </EmptyState>
              </Card>
            ) : (
              guideTopics.map((topic) => (
                <Topic key={topic} topic={topic} pages={pages.filter((page) => page.topic === topic)} />
              ))
            )
          }
        </QueryView>
        <Contact />
      </div>
    </Container>
  );
}
