import type { ApiError } from "@carmine/api/client";
import { ButtonLink, Card, ErrorState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useApiErrorText } from "../../app/error-texts.ts";
import { PageHead } from "../../app/PageHead.tsx";
import * as paths from "../../app/paths.ts";
import * as styles from "./LoadFailure.css.ts";

/**
 * Scope of a failed load: `part` of a page; the main `content` of a page that sets its own title, with a link to the
 * home page; or the whole `page` with title and container, with a link to the home page.
 */
export type FailureScope = "part" | "content" | "page";

export interface LoadFailureProps {
  /** Error message, such as “We couldn’t load the reviews”. */
  readonly title: string;
  readonly error: ApiError;
  /** Replaces the error's own text: names the unchanged choices and the next step. */
  readonly advice?: string | undefined;
  readonly scope: FailureScope;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** Replaces the content with an error message and a retry button. */
export default function LoadFailure({
  title,
  error,
  advice,
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
        {advice ?? errorText(error)}
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
