import { Code, type Right } from "@carmine/api/contract";
import { and, eq } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import { changedFailure } from "../../http/envelope/changed-failure.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { account, customerNote } from "../../database/schema/accounts.ts";
import { outboxMessage } from "../../database/schema/platform.ts";
import { coupon } from "../../database/schema/promotion.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { resendMessages } from "../../messaging/undelivered.ts";
import { notify } from "../../notifications/notify.ts";
import { grantCoupon } from "../../promotion/coupons/issue-coupons.ts";
import { adjustPoints } from "../../promotion/points/ledger.ts";
import { dayMs } from "../../shared/durations.ts";
import { setAccountStatus } from "../account-status.ts";
import { cancelDeletion, scheduleDeletion } from "../closing/close-account.ts";
import { mailData } from "../closing/export-data.ts";
import type { Account } from "../queries.ts";
import { endSessionsOf } from "../sessions.ts";
import { isOperatorAccount, openAccount, undeliveredMail } from "./read-customer.ts";
import { textIn } from "../../shared/localized-text.ts";

/** A member of the marketplace's staff who changes a customer. */
export interface CustomerEditor {
  readonly actor: Actor & { readonly accountId: number };
  readonly can: (right: Right) => boolean;
}

/** The customer and the reason of a change, for the audit log. */
export interface CustomerChange {
  readonly uid: number;
  readonly reason: string;
}

type Values = Readonly<Record<string, unknown>>;

const record = (
  tx: Transaction,
  actor: Actor,
  action: string,
  uid: number,
  { before, after }: { readonly before?: Values; readonly after: Values },
  now: Date,
): Promise<void> =>
  recordAudit(
    tx,
    actor,
    { merchantId: null, action, subject: `account:${uid}`, ...(before && { before }), after },
    now,
  );

/**
 * Locks the account of a customer.
 * @throws Failure 404 if there is none or it is closed; 403 for an account of the marketplace's staff, unless the editor
 * manages the staff
 */
const lockCustomer = async (tx: Transaction, { can }: CustomerEditor, uid: number): Promise<Account> => {
  const [found] = await tx.select().from(account).where(openAccount(uid)).for("update");
  if (!found) throw notFound();
  if (!can("staff.write") && (await isOperatorAccount(tx, uid)))
    throw new Failure(Code.forbidden, "forbidden");
  return found;
};

type Ctx = Pick<AppContext, "db" | "clock">;

/** Records why a customer is opened. @throws Failure 404 */
export const openCustomer = (
  { db, clock }: Ctx,
  { actor }: CustomerEditor,
  { uid, reason }: CustomerChange,
): Promise<void> =>
  transaction(db, async (tx) => {
    const [found] = await tx.select({ id: account.id }).from(account).where(eq(account.id, uid));
    if (!found) throw notFound();
    await record(tx, actor, "customer.open", uid, { after: { reason } }, clock.now());
  });

/**
 * Sets the usable points of a customer.
 * @throws Failure 404; 409 with the current points if they aren't `from` any more
 */
export const changePoints = (
  { db, clock, config }: Ctx & Pick<AppContext, "config">,
  editor: CustomerEditor,
  { uid, from, to, reason }: CustomerChange & { readonly from: number; readonly to: number },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    await lockCustomer(tx, editor, uid);
    const expiresAt = new Date(now.getTime() + config.points.lifeDays * dayMs);
    const current = await adjustPoints(tx, { accountId: uid, from, to, expiresAt }, now);
    if (current !== null) throw changedFailure([{ id: uid, field: "points", current: String(current) }]);
    if (from === to) return;
    const change = { before: { points: from }, after: { points: to, reason } };
    await record(tx, editor.actor, "customer.points", uid, change, now);
    await notify(tx, {
      accountId: uid,
      kind: to > from ? "pointsAdded" : "pointsDeducted",
      values: { points: Math.abs(to - from) },
      path: "/users/points",
      at: now,
    });
  });

/** Grants a customer a coupon of the marketplace. @throws Failure 404; if the customer has it, or none is left */
export const giveCoupon = (
  { db, clock }: Ctx,
  editor: CustomerEditor,
  { uid, couponId, reason }: CustomerChange & { readonly couponId: number },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    await lockCustomer(tx, editor, uid);
    await grantCoupon(tx, uid, couponId, now);
    const [granted] = await tx.select().from(coupon).where(eq(coupon.id, couponId));
    if (!granted) throw notFound();
    const { name, value } = granted;
    const change = { after: { coupon: textIn(name, "en"), couponId, reason } };
    await record(tx, editor.actor, "customer.coupon", uid, change, now);
    await notify(tx, {
      accountId: uid,
      kind: "couponReceived",
      values: { coupon: name, amount: value },
      path: "/users/coupon_list",
      at: now,
    });
  });

/** Disables or enables the account of a customer. @throws Failure 404; for the last administrator */
export const setCustomerStatus = async (
  ctx: Ctx,
  editor: CustomerEditor,
  { uid, reason }: CustomerChange,
  status: "active" | "disabled",
): Promise<void> => {
  await transaction(ctx.db, (tx) => lockCustomer(tx, editor, uid));
  await setAccountStatus(ctx, editor.actor, uid, status, reason);
};

/** Ends all sessions of a customer. @throws Failure 404 */
export const signOutCustomer = (
  { db, clock }: Ctx,
  editor: CustomerEditor,
  { uid, reason }: CustomerChange,
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockCustomer(tx, editor, uid);
    await endSessionsOf(tx, uid);
    await record(tx, editor.actor, "customer.signOut", uid, { after: { reason } }, clock.now());
  });

/** Mails a customer the file with all data of the account. @throws Failure 404; if the account has no email */
export const exportCustomer = (
  ctx: Ctx & Pick<AppContext, "messenger">,
  editor: CustomerEditor,
  { uid, reason }: CustomerChange,
): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const found = await lockCustomer(tx, editor, uid);
    await mailData(ctx, tx, found, found.locale);
    await record(tx, editor.actor, "customer.export", uid, { after: { reason } }, ctx.clock.now());
  });

/**
 * Schedules the erasure of a customer.
 * @returns when it happens
 * @throws Failure 404; while orders or refunds are in progress, and for the last owner or administrator
 */
export const eraseCustomer = (
  ctx: Ctx & Pick<AppContext, "config">,
  editor: CustomerEditor,
  { uid, reason }: CustomerChange,
): Promise<Date> =>
  transaction(ctx.db, async (tx) => {
    const { deletionDueAt } = await lockCustomer(tx, editor, uid);
    if (deletionDueAt !== null) return deletionDueAt;
    const due = await scheduleDeletion(ctx, tx, uid);
    const change = { after: { erasureAt: due.toISOString(), reason } };
    await record(tx, editor.actor, "customer.erase", uid, change, ctx.clock.now());
    return due;
  });

/** Cancels a scheduled erasure. @throws Failure 404 */
export const cancelErasure = (
  { db, clock }: Ctx,
  editor: CustomerEditor,
  { uid, reason }: CustomerChange,
): Promise<void> =>
  transaction(db, async (tx) => {
    await lockCustomer(tx, editor, uid);
    if (await cancelDeletion(tx, uid))
      await record(tx, editor.actor, "customer.keep", uid, { after: { reason } }, clock.now());
  });

/** Adds a note of the team about a customer. @throws Failure 404 */
export const addCustomerNote = (
  { db, clock }: Ctx,
  { actor }: CustomerEditor,
  { uid, text }: { readonly uid: number; readonly text: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [found] = await tx.select({ id: account.id }).from(account).where(openAccount(uid));
    if (!found) throw notFound();
    await tx.insert(customerNote).values({ accountId: uid, authorId: actor.accountId, text, createdAt: now });
    await record(tx, actor, "customer.note", uid, { after: { text } }, now);
  });

/** Sends an undelivered mail of a customer again. @throws Failure 404 if it isn't the customer's, or can't be sent */
export const resendMail = async (
  ctx: Ctx,
  editor: CustomerEditor,
  { uid, id }: { readonly uid: number; readonly id: number },
): Promise<void> => {
  await transaction(ctx.db, async (tx) => {
    const { email } = await lockCustomer(tx, editor, uid);
    const mine = and(
      eq(outboxMessage.id, id),
      eq(outboxMessage.to, email ?? ""),
      undeliveredMail(ctx.clock.now()),
    );
    if ((await tx.$count(outboxMessage, mine)) === 0) throw notFound();
  });
  await resendMessages(ctx, editor.actor, [id]);
};
