import { ErrorState } from "@carmine/design-system";
import { FormattedMessage } from "@carmine/i18n/react";
import { useRouteError } from "react-router";

/** Shown instead of a page whose code failed to load or to run. */
export const RouteError = () => {
  const error = useRouteError();
  console.error(error);
  return (
    <ErrorState
      level={1}
      title={<FormattedMessage defaultMessage="This page didn’t load" description="Console: error page" />}
      onRetry={() => location.reload()}
    />
  );
};
