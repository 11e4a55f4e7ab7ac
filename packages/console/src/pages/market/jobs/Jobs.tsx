import type { ApiError } from "@carmine/api/client";
import { operatorJobRun, type OperatorJob } from "@carmine/api/contract";
import { EmptyState, StatusChip, useToast } from "@carmine/design-system";
import type { DataTableColumn } from "@carmine/design-system/data-table";
import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from "@carmine/i18n/react";
import type { UseQueryResult } from "@tanstack/react-query";
import Play from "lucide-react/icons/play";
import Timer from "lucide-react/icons/timer";
import { useMemo, useRef } from "react";
import { useWrite } from "../../../app/endpoints.ts";
import { useErrorText } from "../../../app/use-error-text.ts";
import { loadProps } from "../../../features/list/table-props.tsx";
import * as list from "../../../features/list/list.css.ts";
import { useRowKeys } from "../../../features/list/use-row-keys.ts";
import { useTimes } from "../../../features/times/use-times.ts";
import * as styles from "./page.css.ts";
import { useJobName } from "./use-job-name.ts";
import { ListTable } from "../../../features/list/ListTable.tsx";

const noRows: readonly OperatorJob[] = [];
const units = [
  [86_400_000, "days"],
  [3_600_000, "hours"],
  [60_000, "minutes"],
  [1000, "seconds"],
] as const;

// Translated messages instead of `Intl` units, because browsers have no Lao ones.
const intervals: Readonly<Record<(typeof units)[number][1], MessageDescriptor>> = defineMessages({
  days: {
    defaultMessage: "{count, plural, one {# day} other {# days}}",
    description: "Console jobs: interval",
  },
  hours: {
    defaultMessage: "{count, plural, one {# hour} other {# hours}}",
    description: "Console jobs: interval",
  },
  minutes: {
    defaultMessage: "{count, plural, one {# minute} other {# minutes}}",
    description: "Console jobs: interval",
  },
  seconds: {
    defaultMessage: "{count, plural, one {# second} other {# seconds}}",
    description: "Console jobs: interval",
  },
});

/** Scheduled jobs: their last and next run, and “Run now”. */
export const Jobs = ({ read }: { read: UseQueryResult<OperatorJob[], ApiError> }) => {
  const intl = useIntl();
  const toast = useToast();
  const errorText = useErrorText();
  const jobName = useJobName();
  const run = useWrite(operatorJobRun);
  const table = useRef<HTMLDivElement>(null);
  const { data } = read;
  useRowKeys(table, "jobs", data !== undefined);

  const runNow = (job: OperatorJob): void => {
    const name = jobName(job);
    run.mutate(
      { body: { name: job.name } },
      {
        onSuccess: ({ state, error: reason }) => {
          if (state === "failed") {
            const message = intl.formatMessage(
              { defaultMessage: "“{name}” failed: {reason}", description: "Console jobs: after a run" },
              { name, reason: reason ?? "" },
            );
            toast({ tone: "critical", message });
            return;
          }
          const message =
            state === "done"
              ? intl.formatMessage(
                  { defaultMessage: "“{name}” is done", description: "Console jobs: after a run" },
                  { name },
                )
              : intl.formatMessage(
                  {
                    defaultMessage: "“{name}” is still running. The result will show up here.",
                    description: "Console jobs: after a run",
                  },
                  { name },
                );
          toast({ message });
        },
        onError: (failure) => toast({ tone: "critical", message: errorText(failure) }),
      },
    );
  };
  return (
    <ListTable
      list="jobs"
      ref={table}
      label={intl.formatMessage({ defaultMessage: "Jobs", description: "Console jobs: tab" })}
      columns={useColumns()}
      rows={data ?? noRows}
      rowKey={({ name }) => name}
      rowLabel={jobName}
      rowActions={(job) => [
        {
          label: intl.formatMessage({ defaultMessage: "Run now", description: "Console jobs: action" }),
          icon: Play,
          disabled: run.isPending,
          onSelect: () => runNow(job),
        },
      ]}
      {...loadProps(read)}
      empty={
        <EmptyState
          size="md"
          icon={Timer}
          title={<FormattedMessage defaultMessage="No jobs" description="Console jobs: empty list" />}
        />
      }
    />
  );
};

const JobStatus = ({ job: { error, isStalled, lastRunAt } }: { job: OperatorJob }) => {
  if (error !== null)
    return (
      <StatusChip tone="critical" className={list.chip}>
        <FormattedMessage defaultMessage="Failed" description="Console jobs: status" />
      </StatusChip>
    );
  if (isStalled)
    return (
      <StatusChip tone="caution" className={list.chip}>
        <FormattedMessage defaultMessage="Overdue" description="Console jobs: status" />
      </StatusChip>
    );
  if (lastRunAt === null)
    return (
      <StatusChip tone="neutral" className={list.chip}>
        <FormattedMessage defaultMessage="Not run yet" description="Console jobs: status" />
      </StatusChip>
    );
  return (
    <StatusChip tone="success" className={list.chip}>
      <FormattedMessage defaultMessage="Working" description="Console jobs: status" />
    </StatusChip>
  );
};

const useColumns = (): DataTableColumn<OperatorJob>[] => {
  const intl = useIntl();
  const times = useTimes();
  const jobName = useJobName();
  return useMemo(() => {
    const time = (
      id: string,
      header: string,
      of: (job: OperatorJob) => string | null,
    ): DataTableColumn<OperatorJob> => ({
      id,
      header,
      width: 140,
      cell: (job) => {
        const at = of(job);
        return at === null ? "—" : times.moment(at);
      },
    });
    const interval = (ms: number): string => {
      const [unitMs, unit] = units.find(([size]) => ms >= size && ms % size === 0) ?? units[3];
      return intl.formatMessage(intervals[unit], { count: ms / unitMs });
    };
    return [
      {
        id: "name",
        header: intl.formatMessage({ defaultMessage: "Job", description: "Console jobs: column" }),
        width: 280,
        cell: (job) => (
          <span className={list.twoLines}>
            <span className={list.line}>{jobName(job)}</span>
            {job.error === null ? (
              <span className={`${list.note} ${list.line}`}>{job.name}</span>
            ) : (
              <span className={`${styles.error} ${list.line}`} title={job.error}>
                {job.error}
              </span>
            )}
          </span>
        ),
      },
      {
        id: "status",
        header: intl.formatMessage({ defaultMessage: "Status", description: "Console orders: column" }),
        width: 120,
        cell: (job) => <JobStatus job={job} />,
      },
      {
        id: "interval",
        header: intl.formatMessage({ defaultMessage: "Runs every", description: "Console jobs: column" }),
        width: 120,
        cell: ({ intervalMs }) => interval(intervalMs),
      },
      time(
        "last",
        intl.formatMessage({ defaultMessage: "Last run", description: "Console jobs: column" }),
        (job) => job.lastRunAt,
      ),
      time(
        "success",
        intl.formatMessage({ defaultMessage: "Last success", description: "Console jobs: column" }),
        (job) => job.lastSuccessAt,
      ),
      time(
        "failure",
        intl.formatMessage({ defaultMessage: "Last failure", description: "Console jobs: column" }),
        (job) => job.failedAt,
      ),
      time(
        "next",
        intl.formatMessage({ defaultMessage: "Next run", description: "Console jobs: column" }),
        (job) => job.nextRunAt,
      ),
    ];
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the times change with the day, the names with the language
  }, [intl]);
};
