import type { ApiError } from "@carmine/api/client";
import {
  Card,
  EmptyState,
  PageHeader,
  Pagination,
  Segments,
  Skeleton,
  type IconShape,
} from "@carmine/design-system";
import { useIntl } from "@carmine/i18n/react";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { count, oneOf } from "../../app/url-state.ts";
import * as detail from "../list/detail.css.ts";
import { ListError } from "../list/ListError.tsx";

/** State of the list in the URL. */
export const replyParams = { view: oneOf(["open", "low", "all"]), page: count(1) };

type ReplyView = "open" | "low" | "all";

/** Entries per page. */
export const pageSize = 20;

interface ReplyPageProps<Entry> {
  title: string;
  state: { view: ReplyView; page: number };
  onStateChange: (change: { view?: ReplyView; page?: number }) => void;
  /** Label of the view `low`; without it, there is none. */
  lowLabel?: string;
  read: UseQueryResult<{ list: Entry[]; total: number }, ApiError>;
  empty: { icon: IconShape; title: ReactNode };
  children: (entry: Entry) => ReactNode;
}

/** A list of questions or reviews that shoppers wrote, with the unanswered ones as its first view. */
export const ReplyPage = <Entry,>({
  title,
  state,
  onStateChange,
  lowLabel,
  read,
  empty,
  children,
}: ReplyPageProps<Entry>) => {
  const intl = useIntl();
  const { data, error, isFetching, refetch } = read;
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Segments
            label={title}
            value={state.view}
            onValueChange={(view) => onStateChange({ view })}
            segments={[
              {
                value: "open",
                label: intl.formatMessage({
                  defaultMessage: "Unanswered",
                  description: "Console lists: view",
                }),
              },
              ...(lowLabel === undefined ? [] : [{ value: "low" as const, label: lowLabel }]),
              {
                value: "all",
                label: intl.formatMessage({ defaultMessage: "All", description: "Console lists: view" }),
              },
            ]}
          />
        }
      />
      {error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton style={{ blockSize: 320 }} />}
      {data?.list.length === 0 && (
        <Card>
          <EmptyState size="md" tone="success" {...empty} />
        </Card>
      )}
      <div className={detail.column}>{data?.list.map(children)}</div>
      {data && data.total > pageSize && (
        <Pagination
          label={intl.formatMessage({ defaultMessage: "Pages", description: "Console command menu: group" })}
          page={state.page}
          pageCount={Math.ceil(data.total / pageSize)}
          onPageChange={(page: number) => onStateChange({ page })}
        />
      )}
    </>
  );
};
