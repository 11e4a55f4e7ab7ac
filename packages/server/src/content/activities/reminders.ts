import { and, eq, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Database } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { activityReminder } from "../../database/schema/content.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { notifyAlike } from "../../notifications/notify.ts";
import { tellInBatches, type Batch } from "../../notifications/tell-in-batches.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import { hasBegun, isRunning } from "./activities.ts";

interface Reminder {
  readonly accountId: number;
  readonly activityId: number;
}

/**
 * Notes who wants to be told when an activity begins; asking twice is asking once.
 * @throws Failure where there is none to come of that number
 */
export const remind = async (
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

/** Takes a reminder back. */
export const forgetReminder = async (db: Database, { accountId, activityId }: Reminder): Promise<void> => {
  await db
    .delete(activityReminder)
    .where(and(eq(activityReminder.accountId, accountId), eq(activityReminder.activityId, activityId)));
};

/** Numbers of the activities that somebody waits for. */
export const readReminders = async (db: Database, accountId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: activityReminder.activityId })
    .from(activityReminder)
    .where(eq(activityReminder.accountId, accountId))
    .orderBy(activityReminder.activityId);
  return rows.map(({ id }) => id);
};

/** Accounts of one transaction. */
const batch = 500;

/** Tells a batch of those who wait. */
const tellBatch = ({ db, clock }: Pick<AppContext, "db" | "clock">): Promise<Batch> =>
  transaction(db, async (tx) => {
    const told = await rowsOf<Reminder & { name: LocalizedText }>(
      tx,
      sql`delete from activity_reminder r using activity a
        where a.id = r.activity_id and (r.account_id, r.activity_id) in (
          select r.account_id, r.activity_id from activity_reminder r join activity a on a.id = r.activity_id
          where a.is_open and ${isRunning(clock.now())}
          order by r.created_at limit ${batch}::int for update of r skip locked)
        returning r.account_id as "accountId", r.activity_id as "activityId", a.name`,
    );
    await notifyAlike(
      tx,
      told,
      ({ activityId }) => activityId,
      ({ activityId, name }) => ({
        kind: "activityBegun",
        values: { activity: name },
        path: `/goods/activity_list?id=${activityId}`,
      }),
    );
    return { taken: told.length, told: told.length };
  });

/**
 * Tells whoever waits for an activity that it has begun. Taking the reminder away and telling are one transaction, so
 * that each is told once whatever happens. One that was closed meanwhile waits until it is open.
 * @returns how many were told
 */
export const tellBegun = (ctx: Pick<AppContext, "db" | "clock">): Promise<number> =>
  tellInBatches(batch, () => tellBatch(ctx));

/** Drops the pages that show an activity which began or ended a moment ago. @param ms how long ago at most */
export const publishTurns = async (
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
