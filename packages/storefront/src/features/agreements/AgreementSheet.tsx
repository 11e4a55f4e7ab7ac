import { Breadcrumb, Columns, Container, Heading, Text, type Crumb } from "@carmine/design-system";
import { readWireTime } from "@carmine/i18n";
import { defineMessages, FormattedMessage, useIntl } from "@carmine/i18n/react";
import type { ReactElement, ReactNode } from "react";
import { PageHead } from "../../app/PageHead.tsx";
import * as paths from "../../app/paths.ts";
import { sanitizedHtml } from "../../app/sanitized-html.ts";
import { withAnchors } from "./table-of-contents.ts";
import * as styles from "./AgreementSheet.css.ts";

export interface AgreementSheetProps {
  readonly title: string;
  /** Meta description for search engines. */
  readonly description: string;
  /** Sanitized HTML; blank if the operator has published nothing. */
  readonly html: string;
  /** Time of the last change, as on the wire. */
  readonly updatedAt?: string;
  /** Page above this one, below the home page. */
  readonly parent?: Crumb;
  /** Menu next to the text. */
  readonly menu?: ReactNode;
}

const texts = defineMessages({
  home: { defaultMessage: "Home", description: "Tab of a shop, and other places" },
  path: { defaultMessage: "Breadcrumb", description: "Name of the breadcrumb, and other places" },
});

/** Shorter texts have no table of contents. */
const leastHeadings = 3;

const Contents = ({ headings }: { headings: ReturnType<typeof withAnchors>["headings"] }): ReactElement => {
  const intl = useIntl();
  return (
    <nav
      aria-label={intl.formatMessage({
        defaultMessage: "On this page",
        description: "Text by the operator: name of the table of contents",
      })}
      className={styles.contents}
    >
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} dir="auto">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Page with a text that the operator publishes, with a table of contents if it has several headings. */
export const AgreementSheet = ({
  title,
  description,
  html,
  updatedAt,
  parent,
  menu,
}: AgreementSheetProps): ReactElement => {
  const intl = useIntl();
  const updated = updatedAt === undefined ? undefined : readWireTime(updatedAt);
  const text = withAnchors(html);
  const hasContents = text.headings.length >= leastHeadings;
  const article = (
    <article className={menu ? styles.wideSheet : styles.sheet}>
      <Heading level={1}>{title}</Heading>
      {updated && (
        <Text tone="muted" size={14}>
          <FormattedMessage
            defaultMessage="Updated {date}"
            description="Text by the operator: date of the last change"
            values={{ date: intl.formatDate(updated, { dateStyle: "long", timeZone: "UTC" }) }}
          />
        </Text>
      )}
      {hasContents && <Contents headings={text.headings} />}
      {html ? (
        <div
          dir="auto"
          className={styles.text}
          dangerouslySetInnerHTML={{ __html: sanitizedHtml(text.html) }}
        />
      ) : (
        <p>
          <FormattedMessage
            defaultMessage="No agreement has been published yet."
            description="Agreement page without a text"
          />
        </p>
      )}
    </article>
  );
  return (
    <Container>
      <PageHead title={title} description={description} />
      <Breadcrumb
        label={intl.formatMessage(texts.path)}
        items={[
          { label: intl.formatMessage(texts.home), href: paths.home },
          ...(parent ? [parent] : []),
          { label: title },
        ]}
      />
      {menu ? (
        <Columns sideWidth={224} side={menu}>
          {article}
        </Columns>
      ) : (
        article
      )}
    </Container>
  );
};
