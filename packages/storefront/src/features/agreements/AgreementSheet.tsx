import { Container, Heading } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { PageHead } from "../../app/PageHead.tsx";
import { sanitizedHtml } from "../../app/sanitized-html.ts";
import * as styles from "./AgreementSheet.css.ts";

export interface AgreementSheetProps {
  readonly title: string;
  /** Meta description for search engines. */
  readonly description: string;
  /** Sanitized HTML; blank if the operator has published nothing. */
  readonly html: string;
}

/** Page with a text that the operator publishes. */
export const AgreementSheet = ({ title, description, html }: AgreementSheetProps): ReactElement => (
  <Container>
    <PageHead title={title} description={description} />
    <article className={styles.sheet}>
      <Heading level={1}>{title}</Heading>
      {html ? (
        <div dir="auto" className={styles.text} dangerouslySetInnerHTML={{ __html: sanitizedHtml(html) }} />
      ) : (
        <p>
          <FormattedMessage
            defaultMessage="No agreement has been published yet."
            description="Agreement page without a text"
          />
        </p>
      )}
    </article>
  </Container>
);
