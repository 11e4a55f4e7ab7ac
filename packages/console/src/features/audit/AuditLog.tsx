import { isApiError } from "@carmine/api/client";
import { auditKindNames, type AuditEntry, type AuditKind } from "@carmine/api/contract";
import {
  Button,
  DateRange,
  EmptyState,
  PageHeader,
  useToast,
  type FilterField,
} from "@carmine/design-system";
import { downloadCsv, type DataTableColumn } from "@carmine/design-system/data-table";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import Download from "lucide-react/icons/download";
import ScrollText from "lucide-react/icons/scroll-text";
import { useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { useWorkspace } from "../../app/workspace.ts";
import { useUrlState } from "../../app/url-state.ts";
import { useErrorText } from "../../app/use-error-text.ts";
import * as list from "../list/list.css.ts";
import { ListError } from "../list/ListError.tsx";
import { SearchBar } from "../list/SearchBar.tsx";
import { useRowKeys } from "../list/use-row-keys.ts";
import { useShopFilter } from "../shops/use-shop-filter.tsx";
import { useTimes } from "../times/use-times.ts";
import { auditParams, auditQueryOf, filterValueOf, stateOfFilters } from "./audit-filters.ts";
import { Changes } from "./Changes.tsx";
import type { FieldChange } from "./changes.ts";
import { subjectPath } from "./subject-path.ts";
import { useAuditLog } from "./use-audit-log.ts";
import { useAuditTexts } from "./use-audit.ts";
import * as styles from "./audit.css.ts";
import { ListTable } from "../list/ListTable.tsx";

const texts = defineMessages({
  time: { defaultMessage: "Time", description: "Console entries: section of a form" },
  action: { defaultMessage: "Action", description: "Console audit: column" },
  subject: { defaultMessage: "Subject", description: "Console audit: column" },
  person: { defaultMessage: "Person", description: "Console staff: column" },
  shop: { defaultMessage: "Shop", description: "Console order history: who" },
  kind: { defaultMessage: "Type", description: "Console audit: filter" },
  changes: { defaultMessage: "Changes", description: "Console audit: column" },
});

const kindTexts: Readonly<Record<AuditKind, MessageDescriptor>> = defineMessages({
  orders: { defaultMessage: "Orders", description: "Console: page" },
  refunds: { defaultMessage: "Refunds", description: "Console audit: kind" },
  products: { defaultMessage: "Products", description: "Console: page" },
  shops: { defaultMessage: "Shops", description: "Console: page" },
  people: { defaultMessage: "People", description: "Console menu: group" },
  money: { defaultMessage: "Money", description: "Console audit: kind" },
  content: { defaultMessage: "Content", description: "Console menu: group" },
  platform: { defaultMessage: "Platform", description: "Console menu: group" },
  other: { defaultMessage: "Other", description: "Console audit: kind" },
});

const noRows: readonly AuditEntry[] = [];

/** Every recorded action of the workspace with its changes: filters, older entries, and an export. */
export const AuditLog = ({ title }: { title: string }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const { home, zone } = useWorkspace();
  const [state, set] = useUrlState(auditParams);
  const table = useRef<HTMLDivElement>(null);
  const [isExporting, setExporting] = useState(false);
  const { log, readAll } = useAuditLog(auditQueryOf(state, zone));
  const { data, error, isFetching, isPending, isPlaceholderData, refetch } = log;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.list) ?? noRows, [data]);
  const columns = useColumns();
  const fields = useFields();
  useRowKeys(table, `${home}/audit`, data !== undefined);

  const exportAll = async (): Promise<void> => {
    setExporting(true);
    try {
      downloadCsv(`${title}.csv`, { columns, rows: await readAll() });
    } catch (failure) {
      if (isApiError(failure)) toast({ tone: "critical", message: errorText(failure) });
    }
    setExporting(false);
  };
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <Button
            size="sm"
            startIcon={Download}
            loading={isExporting}
            disabled={rows.length === 0}
            onClick={() => void exportAll()}
          >
            <FormattedMessage defaultMessage="Export as CSV" description="Console audit: button" />
          </Button>
        }
      />
      <ListTable
        list="audit"
        ref={table}
        label={title}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ action, subject }) => `${action}, ${subject}`}
        details={(entry) => <EntryDetails entry={entry} />}
        status={error ? "error" : isPending || isPlaceholderData ? "loading" : "ready"}
        state={{ sort: undefined }}
        maxHeight="none"
        toolbar={(buttons) => (
          <SearchBar
            end={buttons}
            label={intl.formatMessage({
              defaultMessage: "Filter the log",
              description: "Console audit: filters",
            })}
            words={state.subject}
            onWords={(subject) => set({ subject })}
            searchHint={intl.formatMessage({
              defaultMessage: "Order number or subject",
              description: "Console audit: search",
            })}
            fields={fields}
            value={filterValueOf(state)}
            onValueChange={(value) => set(stateOfFilters(value))}
          />
        )}
        failure={error && <ListError error={error} retrying={isFetching} onRetry={() => void refetch()} />}
        empty={
          <EmptyState
            size="md"
            icon={ScrollText}
            title={
              <FormattedMessage
                defaultMessage="No recorded actions match"
                description="Console audit: empty list"
              />
            }
          />
        }
      />
      {log.hasNextPage && (
        <div className={styles.more}>
          <Button loading={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            <FormattedMessage defaultMessage="Show older entries" description="Console audit: button" />
          </Button>
        </div>
      )}
    </>
  );
};

const EntryDetails = ({ entry }: { entry: AuditEntry }) => {
  const changes = useAuditTexts().changes(entry);
  return (
    <div className={styles.log}>
      {changes.length > 0 ? (
        <Changes changes={changes} />
      ) : (
        <FormattedMessage defaultMessage="No values changed" description="Console audit: entry" />
      )}
    </div>
  );
};

/** The first changed fields in one line. */
const summaryOf = (changes: readonly FieldChange[]): string =>
  changes
    .map(({ field, before, after }) => `${field}: ${before === null ? "" : `${before} → `}${after ?? "—"}`)
    .join(" · ");

const useColumns = (): DataTableColumn<AuditEntry>[] => {
  const intl = useIntl();
  const times = useTimes();
  const audit = useAuditTexts();
  const { home, merId } = useWorkspace();
  const isMarket = merId === null;
  return useMemo(
    () => [
      {
        id: "action",
        header: intl.formatMessage(texts.action),
        width: 250,
        sortable: false,
        value: (entry) => audit.action(entry),
        cell: (entry) => <span className={list.line}>{audit.action(entry)}</span>,
      },
      {
        id: "subject",
        header: intl.formatMessage(texts.subject),
        width: 200,
        sortable: false,
        value: ({ subject }) => subject,
        cell: ({ subject }) => {
          const path = subjectPath(subject, isMarket);
          return path === undefined ? (
            <span className={list.line}>{subject}</span>
          ) : (
            <Link to={`${home}/${path}`} className={`${list.rowLink} ${list.line}`}>
              {subject}
            </Link>
          );
        },
      },
      {
        id: "changes",
        header: intl.formatMessage(texts.changes),
        width: 260,
        sortable: false,
        value: (entry) => summaryOf(audit.changes(entry)),
        cell: (entry) => (
          <span className={`${list.note} ${list.line}`}>{summaryOf(audit.changes(entry)) || "—"}</span>
        ),
      },
      {
        id: "person",
        header: intl.formatMessage(texts.person),
        width: 140,
        sortable: false,
        value: (entry) => audit.person(entry),
        cell: (entry) => <span className={list.line}>{audit.person(entry)}</span>,
      },
      ...(isMarket
        ? [
            {
              id: "shop",
              header: intl.formatMessage(texts.shop),
              width: 140,
              sortable: false,
              value: ({ merName }: AuditEntry) => merName ?? "",
              cell: ({ merName }: AuditEntry) => <span className={list.line}>{merName ?? "—"}</span>,
            },
          ]
        : []),
      {
        id: "time",
        header: intl.formatMessage(texts.time),
        width: 140,
        sortable: false,
        value: ({ at }) => at,
        cell: ({ at }) => <time dateTime={at}>{times.moment(at)}</time>,
      },
    ],
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the formatters belong to `intl`
    [intl, home, isMarket],
  );
};

const useFields = (): FilterField[] => {
  const intl = useIntl();
  const shopFilter = useShopFilter();
  const timeLabel = intl.formatMessage({ defaultMessage: "Dates", description: "Console audit: filter" });
  const day = (iso: string): string =>
    iso === ""
      ? "…"
      : intl.formatDate(new Date(`${iso}T00:00:00Z`), { dateStyle: "medium", timeZone: "UTC" });
  return [
    {
      id: "kind",
      label: intl.formatMessage(texts.kind),
      kind: "one",
      options: auditKindNames.map((kind) => ({ value: kind, label: intl.formatMessage(kindTexts[kind]) })),
    },
    { id: "person", label: intl.formatMessage(texts.person), kind: "text" },
    {
      id: "time",
      label: timeLabel,
      kind: "custom",
      editor: ([start = "", end = ""], onChange) => (
        <DateRange
          label={timeLabel}
          value={{ start, end }}
          onValueChange={(range) =>
            onChange(range.start === "" && range.end === "" ? [] : [range.start, range.end])
          }
        />
      ),
      format: ([start = "", end = ""]) => (start === end ? day(start) : `${day(start)} – ${day(end)}`),
    },
    ...shopFilter,
  ];
};
