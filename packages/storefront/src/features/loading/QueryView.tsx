import type { ApiError } from "@carmine/api/client";
import type { UseQueryResult } from "@tanstack/react-query";
import { Suspense, type ReactElement, type ReactNode } from "react";
import { useSession } from "../../app/AppContext.tsx";
import { lazy } from "../../hydration/lazy.tsx";
import type { FailureScope } from "./LoadFailure.tsx";

const LoadFailure = lazy(() => import("./LoadFailure.tsx"), { suspendsParent: true });

export interface QueryViewProps<Data> {
  readonly query: UseQueryResult<Data, ApiError>;
  /** Has the size of the loaded content. */
  readonly skeleton: ReactNode;
  /** Title of the error message. */
  readonly failure: string;
  /** Replaces the error's own text: names the unchanged choices and the next step. */
  readonly advice?: string;
  /** How much of the page depends on the query. @default "part" */
  readonly scope?: FailureScope;
  /** Renders a specific error; `undefined` shows the default message. */
  readonly onFailure?: (error: ApiError) => ReactNode | undefined;
  readonly children: (data: Data) => ReactNode;
}

/** The data of a query, a skeleton while it loads, or an error message with a retry button. */
export const QueryView = <Data,>(props: QueryViewProps<Data>): ReactElement => {
  const { query, skeleton, failure, advice, scope = "part", onFailure, children } = props;
  // The browser retries a query that failed on the server, so both render the skeleton first.
  const settled = useSession((state) => state.settled);
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.isError || !settled) return <div aria-busy="true">{skeleton}</div>;
  const own = onFailure?.(query.error);
  if (own !== undefined) return <>{own}</>;
  return (
    <Suspense fallback={<div aria-busy="true">{skeleton}</div>}>
      <LoadFailure
        title={failure}
        advice={advice}
        scope={scope}
        error={query.error}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    </Suspense>
  );
};
