import { asc, isNull } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { paymentEvent } from "../database/schema/payment.ts";
import { offsetOf, type PageInput } from "../http/envelope/paging.ts";

/** The job that handles waiting events, among other checks of open payments. */
export const eventsJob = "check-open-payments";

const isWaiting = isNull(paymentEvent.handledAt);

/** Number of received events of payment providers that couldn't be handled yet. */
export const countWaitingEvents = (db: Queryable): Promise<number> => db.$count(paymentEvent, isWaiting);

/** A page of the events that couldn't be handled yet, oldest first. */
export const pageWaitingEvents = async (db: Queryable, page: PageInput) => ({
  list: await db
    .select()
    .from(paymentEvent)
    .where(isWaiting)
    .orderBy(asc(paymentEvent.receivedAt), asc(paymentEvent.eventId))
    .limit(page.limit)
    .offset(offsetOf(page)),
  total: await countWaitingEvents(db),
});
