import { sql, type SQL } from "drizzle-orm";
import { Gauge, type Registry } from "prom-client";
import type { AppContext } from "../context.ts";
import { rowsOf } from "../database/rows.ts";
import { maxTries } from "../messaging/deliver.ts";

/** Maximum number of rows that a count of the last hour reads, so that a scrape stays cheap. */
const latest = 5_000;

type Count = { readonly value: number } & Readonly<Record<string, string | number>>;

/** Gauges of data that all processes share. Each process reports the same values: aggregate them with `max`. */
export const measureMarketplace = (ctx: AppContext, registry: Registry): void => {
  const gauge = (
    name: string,
    help: string,
    labelNames: readonly string[],
    query: SQL,
    isReported: (row: Count) => boolean = () => true,
  ): void => {
    const registered: Gauge = new Gauge({
      name,
      help: `${help} (the same in every process)`,
      labelNames,
      registers: [registry],
      collect: async () => {
        const rows = (await rowsOf<Count>(ctx.db, query)).filter(isReported);
        registered.reset();
        for (const row of rows)
          registered.set(Object.fromEntries(labelNames.map((label) => [label, row[label] ?? ""])), row.value);
      },
    });
  };

  const isFailed = sql`tries >= case kind when 'mail' then ${maxTries.mail}::int else ${maxTries.sms}::int end`;
  gauge(
    "carmine_messages_undelivered",
    "Mails and text messages that wait for delivery, or failed for good",
    ["kind", "state"],
    sql`select kind, case when ${isFailed} then 'failed' else 'waiting' end as state, count(*)::int as value
      from outbox_message where sent_at is null and dropped_at is null group by 1, 2`,
  );
  gauge(
    "carmine_messages_oldest_waiting_seconds",
    "Age of the oldest message that waits for delivery",
    ["kind"],
    sql`select kind, extract(epoch from now() - min(created_at))::float8 as value
      from outbox_message where sent_at is null and dropped_at is null and not ${isFailed} group by 1`,
  );
  gauge(
    "carmine_payment_events_waiting",
    "Webhook events of payment providers that couldn't be handled yet",
    ["provider"],
    sql`select provider, count(*)::int as value from payment_event where handled_at is null group by 1`,
  );
  gauge(
    "carmine_payment_problems_open",
    "Payment problems that an operator has to resolve",
    ["kind"],
    sql`select kind, count(*)::int as value from payment_problem where resolved_at is null group by 1`,
  );
  gauge(
    "carmine_payments_last_hour",
    `Payments started in the last hour, at most ${latest}, by their present state`,
    ["provider", "state"],
    sql`select provider, status as state, count(*)::int as value
      from (select provider, status, created_at from payment order by id desc limit ${latest}) recent
      where created_at > now() - interval '1 hour' group by 1, 2`,
  );
  gauge(
    "carmine_orders_last_hour",
    `Orders placed in the last hour, at most ${latest}, by their present state`,
    ["state"],
    sql`select case when paid_at is not null then 'paid' when cancelled_at is not null then 'canceled' else 'unpaid' end as state,
        count(*)::int as value
      from (select paid_at, cancelled_at, created_at from master_order order by id desc limit ${latest}) recent
      where created_at > now() - interval '1 hour' group by 1`,
  );
  // Excludes rows of removed and renamed jobs, which would never succeed again.
  const isScheduled = ({ job }: Count): boolean => ctx.jobs.list().some(({ name }) => name === job);
  gauge(
    "carmine_job_last_success_timestamp_seconds",
    "Time of the last success of a job, accurate to a minute",
    ["job"],
    sql`select name as job, extract(epoch from last_success_at)::float8 as value
      from job_run where last_success_at is not null`,
    isScheduled,
  );
  gauge(
    "carmine_job_failing",
    "1 if the last run of a job failed",
    ["job"],
    sql`select name as job, (last_error is not null)::int as value from job_run`,
    isScheduled,
  );
  const intervals = new Gauge({
    name: "carmine_job_interval_seconds",
    help: "Interval in which a job runs",
    labelNames: ["job"],
    registers: [registry],
    collect: () => {
      for (const { name, ms } of ctx.jobs.list()) intervals.set({ job: name }, ms / 1000);
    },
  });
};
