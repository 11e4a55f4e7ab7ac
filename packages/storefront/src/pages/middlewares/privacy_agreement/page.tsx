import { queries } from "@carmine/api/hooks";
import { Container, Heading } from "@carmine/design-system";
import { FormattedMessage, useIntl } from "@carmine/i18n/react";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useApp } from "../../../app/AppContext.tsx";
import { PageHead } from "../../../app/PageHead.tsx";
import { sanitizedHtml } from "../../../app/sanitized-html.ts";
import * as styles from "./page.css.ts";

/** The user agreement, opened in a new tab from the sign-in panel. */
export default function AgreementPage(): ReactElement {
  const { api } = useApp();
  const intl = useIntl();
  const { agreement } = useSuspenseQuery(queries.loginMethods(api)).data;
  const title = intl.formatMessage({
    defaultMessage: "User Agreement",
    description: "Title of the agreement page",
  });
  return (
    <Container>
      <PageHead title={title} />
      <article className={styles.sheet}>
        <Heading level={1}>{title}</Heading>
        {agreement ? (
          <div className={styles.text} dangerouslySetInnerHTML={{ __html: sanitizedHtml(agreement) }} />
        ) : (
          <p>
            <FormattedMessage
              defaultMessage="The operator of this shop has not published an agreement."
              description="Agreement page without a text"
            />
          </p>
        )}
      </article>
    </Container>
  );
}
