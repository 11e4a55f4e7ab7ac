import type { ApiError } from "@carmine/api/client";
import { Card, ErrorState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import type { ReactElement } from "react";
import { useApiErrorText } from "../../app/error-texts.ts";

export interface LoadFailureProps {
  /** What did not load, in words. */
  readonly title: string;
  readonly error: ApiError;
  readonly retrying: boolean;
  readonly onRetry: () => void;
}

/** A failure message in place of the content, with a retry button. */
export default function LoadFailure({ title, error, retrying, onRetry }: LoadFailureProps): ReactElement {
  const errorText = useApiErrorText();
  return (
    <Card>
      <ErrorState title={title} retrying={retrying} onRetry={onRetry}>
        <FormattedMessage
          defaultMessage="{reason}. Nothing has changed."
          description="Why something did not load, a sentence without its full stop, and that no harm was done"
          values={{ reason: errorText(error).replace(/[.。]$/, "") }}
        />
      </ErrorState>
    </Card>
  );
}
