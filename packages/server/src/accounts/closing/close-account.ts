import { applicationStatus, Code, orderStatus, questionsTag, refundStatus } from "@carmine/api/contract";
import { and, eq, getTableName, isNotNull, lte, or, type SQL, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { account } from "../../database/schema/accounts.ts";
import { refund } from "../../database/schema/after-sale.ts";
import { application, applicationQuestion } from "../../database/schema/applications.ts";
import { auditEntry } from "../../database/schema/audit.ts";
import { upload } from "../../database/schema/media.ts";
import { productImport } from "../../database/schema/imports.ts";
import { masterOrder, merchantOrder } from "../../database/schema/ordering.ts";
import { orderNote } from "../../database/schema/order-staff.ts";
import { outboxMessage } from "../../database/schema/platform.ts";
import { pointBalance, pointEntry } from "../../database/schema/points.ts";
import { claimedCoupon } from "../../database/schema/promotion.ts";
import { review } from "../../database/schema/reviews.ts";
import { stockMove } from "../../database/schema/stock.ts";
import { transaction } from "../../database/transaction.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { textOf } from "../../http/messages.ts";
import { eachRow } from "../../jobs/each-row.ts";
import { notify } from "../../notifications/notify.ts";
import { dayMs } from "../../shared/durations.ts";
import { dayIn } from "../../shared/shop-time.ts";
import { requireAccount, requireProof, type Proof } from "../profile/confirm-owner.ts";
import { isOnlyTop } from "../members.ts";
import type { Account } from "../queries.ts";
import { endSessionsOf } from "../sessions.ts";
import { tablesOfAccounts } from "./export-data.ts";

const waitMs = 7 * dayMs;
const page = "/users/user_info";

/**
 * Tables whose rows stay when an account is closed: orders, payments, refunds, used coupons, points and
 * applications belong to the books; the audit log, imports and the notes of a team record who acted. Reviews stay without a name because
 * other shoppers relied on them.
 */
export const retainedTables: ReadonlySet<string> = new Set(
  [
    masterOrder,
    merchantOrder,
    refund,
    review,
    claimedCoupon,
    pointBalance,
    pointEntry,
    application,
    applicationQuestion,
    orderNote,
    productImport,
    stockMove,
    auditEntry,
    // A picture is deleted with its review or application; the avatar is released below.
    upload,
  ].map(getTableName),
);

/** Open business of an account: a paid order that isn't finished, or a refund. */
const openOrdersOf = (accountId: SQL): SQL => sql`
  select from merchant_order where account_id = ${accountId}
    and ((paid_at is not null and status in (${orderStatus.toShip}, ${orderStatus.toReceive})
          and refund_status <> ${refundStatus.refunded})
      or refund_status in (${refundStatus.applied}, ${refundStatus.refunding}))`;

const hasOpenOrders = async (db: Queryable, accountId: number): Promise<boolean> => {
  const { isOpen } = await rowOf<{ isOpen: boolean }>(
    db,
    sql`select exists (${openOrdersOf(sql`${accountId}::int`)}) as "isOpen"`,
  );
  return isOpen;
};

/** @throws Failure if the account has open business, or is the last owner of a shop or the last administrator */
const requireClosable = async (db: Queryable, accountId: number): Promise<void> => {
  if (await hasOpenOrders(db, accountId)) throw new Failure(Code.failure, "openOrders");
  if (await isOnlyTop(db, accountId)) throw new Failure(Code.failure, "lastOwner");
};

/**
 * Schedules the deletion of the account in 7 days and signs it out everywhere.
 * @returns when it will be deleted
 * @throws Failure while orders or refunds are in progress, and for the last owner of a shop or the last administrator
 */
export const planDeletion = async (ctx: AppContext, caller: Caller, proof: Proof): Promise<Date> => {
  const own = await requireAccount(ctx, caller);
  await requireClosable(ctx.db, own.id);
  const useProof = await requireProof(ctx, caller, own, proof);
  return transaction(ctx.db, async (tx) => {
    await useProof(tx);
    return scheduleDeletion(ctx, tx, own.id);
  });
};

/**
 * Schedules the deletion of an account, signs it out everywhere and notifies it.
 * @returns when it will be deleted
 * @throws Failure as `planDeletion`
 */
export const scheduleDeletion = async (
  { clock, config }: Pick<AppContext, "clock" | "config">,
  tx: Transaction,
  accountId: number,
): Promise<Date> => {
  await requireClosable(tx, accountId);
  const due = new Date(clock.now().getTime() + waitMs);
  await tx.update(account).set({ deletionDueAt: due }).where(eq(account.id, accountId));
  const values = { date: dayIn(config.timeZone, due) };
  await notify(tx, { accountId, kind: "deletionPlanned", values, path: page });
  await endSessionsOf(tx, accountId);
  return due;
};

/** Cancels a scheduled deletion. @returns false if none is scheduled */
export const cancelDeletion = async (tx: Transaction, accountId: number): Promise<boolean> => {
  const stopped = await tx
    .update(account)
    .set({ deletionDueAt: null })
    .where(and(eq(account.id, accountId), isNotNull(account.deletionDueAt)))
    .returning({ id: account.id });
  if (stopped.length === 0) return false;
  await notify(tx, { accountId, kind: "deletionStopped", values: {}, path: page });
  return true;
};

/** Cancels the scheduled deletion of the caller's account. */
export const stopDeletion = (ctx: AppContext, caller: Caller): Promise<boolean> =>
  transaction(ctx.db, (tx) => cancelDeletion(tx, requireUser(caller)));

/** Deletes the personal data of an account. The row stays, anonymized, because the books refer to it. */
const closeAccount = async (
  tx: Transaction,
  ctx: AppContext,
  { id, email, locale }: Pick<Account, "id" | "email" | "locale">,
): Promise<void> => {
  if (email !== null) {
    // The text of a message is deleted after delivery; address and subject were not.
    const isOver = or(isNotNull(outboxMessage.sentAt), isNotNull(outboxMessage.droppedAt));
    await tx.delete(outboxMessage).where(and(eq(outboxMessage.to, email), isOver));
    await ctx.messenger.send(
      {
        kind: "mail",
        to: email,
        subject: textOf("accountDeletedSubject", locale),
        text: textOf("accountDeletedText", locale),
      },
      tx,
    );
  }
  await endSessionsOf(tx, id);
  // Runs before roles are revoked, because an approval that commits now grants another role.
  await tx
    .update(application)
    .set({ status: applicationStatus.withdrawn, decidedAt: ctx.clock.now() })
    .where(and(eq(application.accountId, id), eq(application.status, applicationStatus.pending)));
  const followed = await rowsOf<{ merchantId: number }>(
    tx,
    sql`update merchant m set followers = m.followers - 1 from followed_shop f
      where f.merchant_id = m.id and f.account_id = ${id} and m.followers > 0 returning m.id as "merchantId"`,
  );
  const marked = await rowsOf<{ productId: number }>(
    tx,
    sql`update review r set helpful = r.helpful - 1 from review_vote v
      where v.review_id = r.id and v.account_id = ${id}::int and r.helpful > 0 returning r.product_id as "productId"`,
  );
  const questions = await rowsOf<{ productId: number }>(
    tx,
    sql`select distinct product_id as "productId" from question where account_id = ${id}`,
  );
  for (const table of await tablesOfAccounts(tx))
    if (!retainedTables.has(table))
      await tx.execute(sql`delete from ${sql.identifier(table)} where account_id = ${id}`);
  const written = await tx
    .update(review)
    .set({ isAnonymous: true, nickname: "", avatar: null })
    .where(eq(review.accountId, id))
    .returning({ productId: review.productId });
  // Cached pages would still show the person's name and count their activity.
  await publishTags(tx, [
    ...[...marked, ...written].map(({ productId }) => `product:${productId}`),
    ...questions.map(({ productId }) => questionsTag(productId)),
    ...followed.map(({ merchantId }) => `shop:${merchantId}`),
  ]);
  await tx
    .update(upload)
    .set({ takenAt: null, createdAt: ctx.clock.now() })
    .where(and(eq(upload.accountId, id), eq(upload.model, "avatar")));
  await tx
    .update(account)
    .set({
      status: "closed",
      deletionDueAt: null,
      email: `deleted-${id}@account.invalid`,
      dialCode: null,
      phone: null,
      nickname: textOf("deletedNickname", "en"),
      avatar: null,
      passwordHash: null,
      guestKey: null,
      identity: crypto.randomUUID(),
    })
    .where(eq(account.id, id));
};

/**
 * Deletes accounts whose deletion is due. Accounts with an order in progress wait for its end, and the last owner of a
 * shop or the last administrator until there is another one. Runs as a job.
 */
export const closeDueAccounts = async (ctx: AppContext): Promise<void> => {
  const due = await ctx.db
    .select({ id: account.id })
    .from(account)
    .where(
      and(lte(account.deletionDueAt, ctx.clock.now()), sql`not exists (${openOrdersOf(sql`${account}.id`)})`),
    )
    .orderBy(account.deletionDueAt)
    .limit(200);
  await eachRow(
    ctx.log,
    "delete-closed-accounts",
    due,
    ({ id }) => id,
    ({ id }) =>
      transaction(ctx.db, async (tx) => {
        const [locked] = await tx.select().from(account).where(eq(account.id, id)).for("update");
        const dueAt = locked?.deletionDueAt;
        // The owner may have canceled the deletion in the meantime.
        if (!locked || !dueAt || dueAt > ctx.clock.now()) return;
        if ((await hasOpenOrders(tx, id)) || (await isOnlyTop(tx, id))) return;
        await closeAccount(tx, ctx, locked);
      }),
  );
};
