import { and, eq, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Database } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { activityReminder } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { notifyGrouped } from "../../notifications/notify.ts";
import { notifyInBatches, type Batch } from "../../notifications/notify-in-batches.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { hasBegun, isRunning } from "./activities.ts";

interface Reminder {
  readonly accountId: number;
  readonly activityId: number;
}

/**
 * Adds a reminder of an activity; idempotent.
 * @throws Failure if there is no upcoming activity with that id
 */
export const saveReminder = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { accountId, activityId }: Reminder,
): Promise<void> => {
  const now = clock.now();
  const [coming] = await rowsOf<{ id: number }>(
    db,
    sql`select a.id from activity a where a.id = ${activityId}::int and a.is_open and not ${hasBegun(now)}`,
  );
  if (!coming) throw notFound();
  await db.insert(activityReminder).values({ accountId, activityId, createdAt: now }).onConflictDoNothing();
};

/** Removes a reminder. */
export const deleteReminder = async (db: Database, { accountId, activityId }: Reminder): Promise<void> => {
  await db
    .delete(activityReminder)
    .where(and(eq(activityReminder.accountId, accountId), eq(activityReminder.activityId, activityId)));
};

/** Ids of the activities that an account wants to be reminded of. */
export const readReminders = async (db: Database, accountId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: activityReminder.activityId })
    .from(activityReminder)
    .where(eq(activityReminder.accountId, accountId))
    .orderBy(activityReminder.activityId);
  return rows.map(({ id }) => id);
};

/** Accounts per transaction. */
const batch = 500;

/** Reminds a batch of subscribers. */
const notifyBatch = ({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<Batch> =>
  transaction(db, async (tx) => {
    const reminders = await rowsOf<Reminder & { name: LocalizedText }>(
      tx,
      sql`delete from activity_reminder r using activity a
        where a.id = r.activity_id and (r.account_id, r.activity_id) in (
          select r.account_id, r.activity_id from activity_reminder r join activity a on a.id = r.activity_id
          where a.is_open and ${isRunning(clock.now())}
          order by r.created_at limit ${batch}::int for update of r skip locked)
        returning r.account_id as "accountId", r.activity_id as "activityId", a.name`,
    );
    await notifyGrouped(
      tx,
      reminders,
      ({ activityId }) => activityId,
      ({ activityId, name }) => ({
        kind: "activityBegun",
        values: { activity: name },
        path: `/goods/activity_list?id=${activityId}`,
      }),
    );
    return { processedCount: reminders.length, notifiedCount: reminders.length };
  });

/**
 * Reminds subscribers of activities that have begun. Deleting the reminder and notifying are one transaction,
 * so that each is notified once. Reminders of a closed activity wait until it is open.
 * @returns the number of notified accounts
 */
export const remindSubscribers = (ctx: Pick<AppContext, "db" | "clock">): Promise<number> =>
  notifyInBatches(batch, () => notifyBatch(ctx));

/** Invalidates pages of activities that began or ended recently. @param ms maximum age of the event */
export const publishActivityChanges = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  ms: number,
): Promise<void> => {
  const now = clock.now();
  const [from, to] = [new Date(now.getTime() - ms).toISOString(), now.toISOString()];
  const turned = await rowsOf<{ id: number }>(
    db,
    sql`select a.id from activity a where a.is_open and (
      (a.begins_at > ${from}::timestamptz and a.begins_at <= ${to}::timestamptz)
      or (a.ends_at > ${from}::timestamptz and a.ends_at <= ${to}::timestamptz)) limit 1`,
  );
  if (turned.length > 0) await publishTags(db, ["home"]);
};
