import type { ApiError } from "@carmine/api/client";
import { ErrorState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useErrorText } from "../../app/use-error-text.ts";

interface ListErrorProps {
  error: ApiError;
  onRetry: () => void;
  retrying: boolean;
}

/** Replaces content that failed to load; names the request for support. */
export const ListError = ({ error, onRetry, retrying }: ListErrorProps) => {
  const errorText = useErrorText();
  return (
    <ErrorState
      size="md"
      title={
        <FormattedMessage defaultMessage="We couldn’t load this" description="Console: failed load, title" />
      }
      onRetry={onRetry}
      retrying={retrying}
    >
      {errorText(error)}
      {error.requestId !== null && (
        <>
          {" "}
          <FormattedMessage
            defaultMessage="Request {id}"
            description="Console: failed load, number for support"
            values={{ id: error.requestId }}
          />
        </>
      )}
    </ErrorState>
  );
};
