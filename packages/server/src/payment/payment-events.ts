import { and, asc, eq, isNull, lt, lte, sql } from "drizzle-orm";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { paymentEvent } from "../database/schema/payment.ts";
import { statement } from "../database/statement.ts";
import { dayMs } from "../shared/durations.ts";
import type { ProviderEvent } from "./gateway.ts";

interface KeptEvent {
  provider: string;
  id: string;
  type: string;
  reference: string | null;
  payload: string;
  now: string;
}

const insertEvent = statement<KeptEvent>(
  (value) => sql`
    insert into payment_event (provider, event_id, type, reference, payload, received_at)
    values (${value("provider")}, ${value("id")}, ${value("type")}, ${value("reference")}, ${value("payload")}::jsonb, ${value("now")}::timestamptz)
    on conflict do nothing returning event_id`,
);

/** Stores an event under its id before it is handled; false if it is already stored. */
export const storeEvent = async (
  db: Queryable,
  provider: string,
  { id, type, reference, payload }: ProviderEvent,
  now: Date,
): Promise<boolean> => {
  const row = { provider, id, type, reference, payload: JSON.stringify(payload), now: now.toISOString() };
  return (await insertEvent(db, row)).length > 0;
};

export const isEventHandled = async (db: Queryable, provider: string, eventId: string): Promise<boolean> => {
  const [found] = await db
    .select({ handledAt: paymentEvent.handledAt })
    .from(paymentEvent)
    .where(and(eq(paymentEvent.provider, provider), eq(paymentEvent.eventId, eventId)));
  return found?.handledAt != null;
};

const handled = statement<{ provider: string; eventId: string; now: string }>(
  (value) => sql`
    update payment_event set handled_at = ${value("now")}::timestamptz
    where provider = ${value("provider")} and event_id = ${value("eventId")}`,
);

export const markEventHandled = async (db: Queryable, { now, ...event }: PaymentEventRef): Promise<void> => {
  await handled(db, { ...event, now: now.toISOString() });
};

/** Stored events of a provider that weren't handled, because the process ended in between. */
export const waitingEvents = (db: Queryable, provider: string, before: Date, limit: number) =>
  db
    .select()
    .from(paymentEvent)
    .where(
      and(
        eq(paymentEvent.provider, provider),
        isNull(paymentEvent.handledAt),
        lt(paymentEvent.receivedAt, before),
      ),
    )
    .orderBy(asc(paymentEvent.receivedAt))
    .limit(limit);

/** The event that reported a payment. */
export interface PaymentEventRef {
  readonly provider: string;
  readonly eventId: string;
  readonly now: Date;
}

/** Deletes events that were handled more than `PAYMENT_EVENT_DAYS` ago; providers repeat one for days. Runs as a job. */
export const sweepPaymentEvents = async ({
  db,
  clock,
  config,
}: Pick<AppContext, "db" | "clock" | "config">): Promise<void> => {
  const due = new Date(clock.now().getTime() - config.retention.paymentEventDays * dayMs);
  await db.delete(paymentEvent).where(lte(paymentEvent.handledAt, due));
};
