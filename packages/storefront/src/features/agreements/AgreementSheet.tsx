import { Container, Heading } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { PageHead } from "../../app/PageHead.tsx";
import { sanitizedHtml } from "../../app/sanitized-html.ts";
import * as styles from "./AgreementSheet.css.ts";

export interface AgreementSheetProps {
  readonly title: string;
  /** Sanitized HTML; blank where the operator has published nothing. */
  readonly html: string;
}

/** The page of a text that the operator publishes. */
export const AgreementSheet = ({ title, html }: AgreementSheetProps): ReactElement => (
  <Container>
    <PageHead title={title} />
    <article className={styles.sheet}>
      <Heading level={1}>{title}</Heading>
      {html ? (
        <div className={styles.text} dangerouslySetInnerHTML={{ __html: sanitizedHtml(html) }} />
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
