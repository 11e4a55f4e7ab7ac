import type { GuideTopic } from "@carmine/api/contract";
import { queries } from "@carmine/api/hooks";
import {
  Breadcrumb,
  Button,
  Card,
  Container,
  EmptyState,
  Heading,
  Icon,
  Link,
  SearchField,
  Skeleton,
  Text,
  type IconShape,
} from "@carmine/design-system";
import { localizedPath } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useQuery } from "@tanstack/react-query";
import LifeBuoy from "lucide-react/icons/life-buoy";
import Package from "lucide-react/icons/package";
import PackageSearch from "lucide-react/icons/package-search";
import Truck from "lucide-react/icons/truck";
import Undo2 from "lucide-react/icons/undo-2";
import type { FormEvent, ReactElement, ReactNode } from "react";
import * as paths from "../../app/paths.ts";
import { useApp } from "../../app/AppContext.tsx";
import { useNavigate, useSearchParams } from "../../app/location.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { sentenceOf } from "../../features/agreements/first-sentence.ts";
import { topicTexts } from "../../features/agreements/topic-texts.ts";
import { guideHref, myOrdersHref } from "../../features/links.ts";
import { QueryView } from "../../features/loading/QueryView.tsx";
import { ServiceCard } from "../../features/service/ServiceCard.tsx";
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
  placeholder: {
    defaultMessage: "Delivery, returns, payment…",
    description: "Help center: example search",
  },
  search: { defaultMessage: "Search help", description: "Help center: label and button of the search field" },
  failed: { defaultMessage: "We couldn’t load the help center", description: "Help center: it failed" },
});

interface TopicProps {
  readonly topic: GuideTopic;
  readonly pages: readonly { readonly slug: string; readonly title: string; readonly intro: string }[];
}

const Topic = ({ topic, pages }: TopicProps): ReactElement | null =>
  pages.length === 0 ? null : (
    <Card element="section" aria-labelledby={topic} className={styles.topic}>
      <Heading level={2} size={18} id={topic}>
        <FormattedMessage {...topicTexts[topic]} />
      </Heading>
      <ul className={styles.list}>
        {pages.map(({ slug, title, intro }) => (
          <li key={slug} className={styles.entry}>
            <Link href={guideHref(slug)} strong>
              {title}
            </Link>
            <Text tone="muted" size={14}>
              {sentenceOf(intro)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );

const Task = ({
  icon,
  href,
  title,
  children,
}: {
  icon: IconShape;
  href: string;
  title: ReactNode;
  children: ReactNode;
}): ReactElement => (
  <li className={styles.task}>
    <span className={styles.taskIcon}>
      <Icon shape={icon} size="lg" />
    </span>
    <span className={styles.taskWords}>
      <Link href={href} tone="default" strong className={styles.taskLink}>
        {title}
      </Link>
      <Text size={12} tone="muted">
        {children}
      </Text>
    </span>
  </li>
);

/** Shortcuts to what most shoppers look for. */
const Tasks = (): ReactElement => (
  <ul className={styles.tasks}>
    <Task
      icon={Truck}
      href={`${paths.orders}?orderStatus=2`}
      title={
        <FormattedMessage defaultMessage="Track a package" description="Footer link: orders on the way" />
      }
    >
      <FormattedMessage
        defaultMessage="See where it is and when it arrives"
        description="Help center: below the link to packages on the way"
      />
    </Task>
    <Task
      icon={Undo2}
      href={paths.refunds}
      title={<FormattedMessage defaultMessage="Returns and refunds" description="Tab of the orders" />}
    >
      <FormattedMessage
        defaultMessage="Follow a return or check a refund"
        description="Help center: below the link to returns"
      />
    </Task>
    <Task
      icon={Package}
      href={myOrdersHref}
      title={<FormattedMessage defaultMessage="My orders" description="Link at the top, and other places" />}
    >
      <FormattedMessage
        defaultMessage="Pay, cancel or buy again"
        description="Help center: below the link to the orders"
      />
    </Task>
    <Task
      icon={PackageSearch}
      href={paths.orderLookUp}
      title={
        <FormattedMessage
          defaultMessage="Find my order"
          description="Button: asks whether an order was made although no answer came, and other places"
        />
      }
    >
      <FormattedMessage
        defaultMessage="Ordered without an account"
        description="Help center: below the link for guests"
      />
    </Task>
  </ul>
);

/** Topics of the two columns, which are about equally long. */
const columns: readonly (readonly GuideTopic[])[] = [["help", "policies", "about"], ["guides"]];

const Contact = (): ReactElement => (
  <ServiceCard
    title={
      <FormattedMessage
        defaultMessage="Contact us"
        description="Help center: title above the ways to reach customer service"
      />
    }
  />
);

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
      <div className={styles.content}>
        <section className={styles.hero}>
          <Heading level={1} size={30}>
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
              placeholder={intl.formatMessage(texts.placeholder)}
              name="q"
              defaultValue={q}
              size="lg"
            />
            <Button type="submit" variant="solid" size="lg">
              {intl.formatMessage(texts.search)}
            </Button>
          </form>
        </section>
        {q === "" && <Tasks />}
        <QueryView
          scope="content"
          query={query}
          failure={intl.formatMessage(texts.failed)}
          skeleton={<Skeleton height={320} shape="card" />}
        >
          {(pages) =>
            pages.length === 0 ? (
              <div className={styles.topics}>
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
                <Contact />
              </div>
            ) : (
              <div className={styles.topics}>
                {columns.map((topics, place) => (
                  <div key={topics[0]} className={styles.column}>
                    {topics.map((topic) => (
                      <Topic key={topic} topic={topic} pages={pages.filter((page) => page.topic === topic)} />
                    ))}
                    {place === columns.length - 1 && <Contact />}
                  </div>
                ))}
              </div>
            )
          }
        </QueryView>
      </div>
    </Container>
  );
}
