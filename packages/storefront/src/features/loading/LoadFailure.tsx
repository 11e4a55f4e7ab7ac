import type { ApiError } from "@carmine/api/client";
import { ButtonLink, Card, ErrorState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useApiErrorText } from "../../app/error-texts.ts";
import { PageHead } from "../../app/PageHead.tsx";
import * as paths from "../../app/paths.ts";
import * as styles from "./LoadFailure.css.ts";

/**
 * What failed to load:
 * - `part`: a part of a page
 * - `content`: the main content of a page that sets its own title; offers a link to the home page
 * - `page`: the whole page, title and container included; offers a link to the home page
 */
export type FailureScope = "part" | "content" | "page";

export interface LoadFailureProps {
  /** What did not load, in words. */
  readonly title: string;
  readonly error: ApiError;
  readonly scope: FailureScope;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** A failure message in place of the content, with a retry button. */
export default function LoadFailure({
  title,
  error,
  scope,
  retrying,
  onRetry,
}: LoadFailureProps): ReactElement {
  const errorText = useApiErrorText();
  const card = (
    <Card>
      <ErrorState
        title={title}
        level={scope === "page" ? 1 : 2}
        retrying={retrying}
        onRetry={onRetry}
        secondary={
          scope !== "part" && (
            <ButtonLink href={paths.home}>
              <FormattedMessage
                defaultMessage="Back to home"
                description="Error page: button to the home page"
              />
            </ButtonLink>
          )
        }
      >
        {errorText(error)}
      </ErrorState>
    </Card>
  );
  if (scope !== "page") return card;
  return (
    <div className={styles.page}>
      <PageHead title={title} noIndex />
      {card}
    </div>
  );
}
