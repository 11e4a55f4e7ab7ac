import {
  orderStateOf,
  type Customer,
  type CustomerRow,
  type Right,
  type WireLocale,
} from "@carmine/api/contract";
import { and, desc, eq, gt, isNull, or, sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { account, customerNote, membership, session } from "../../database/schema/accounts.ts";
import { auditEntry } from "../../database/schema/audit.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { outboxMessage } from "../../database/schema/platform.ts";
import { pointBalance, pointEntry } from "../../database/schema/points.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { transitionStateOf } from "../../ordering/transitions/lock-merchant-order.ts";
import { isCredit, pointTitle, usablePoints } from "../../promotion/points/read-points.ts";
import { dayMs } from "../../shared/durations.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { isoTimeSql } from "../../shared/wire-time.ts";
import { deviceName } from "../profile/device-name.ts";
import { lastUseSql } from "../sessions.ts";
import { customerColumns, maskedFor } from "./list-customers.ts";

/** Latest entries of each kind. */
const shown = 10;
const shownMails = 20;

/** Hours for which a given reason opens a customer. */
const openHours = 12;

export interface CustomerReader {
  readonly accountId: number;
  readonly can: (right: Right) => boolean;
  /** Whether the role has to give a reason before it opens a customer. */
  readonly needsReason: boolean;
  readonly locale: WireLocale;
}

/** Whether the reader has recently given a reason to open a customer. */
const hasReason = async (db: Queryable, uid: number, accountId: number, now: Date): Promise<boolean> => {
  const given = and(
    eq(auditEntry.subject, `account:${uid}`),
    eq(auditEntry.action, "customer.open"),
    eq(auditEntry.accountId, accountId),
    gt(auditEntry.createdAt, new Date(now.getTime() - openHours * (dayMs / 24))),
  );
  return (await db.$count(auditEntry, given)) > 0;
};

const ordersOf = async (
  db: Queryable,
  uid: number,
  can: CustomerReader["can"],
): Promise<Customer["orders"]> => {
  const rows = await db
    .select()
    .from(merchantOrder)
    .where(eq(merchantOrder.accountId, uid))
    .orderBy(desc(merchantOrder.id))
    .limit(shown);
  return rows.map((order) => ({
    orderNo: order.orderNo,
    merName: order.merchantName,
    state: orderStateOf(transitionStateOf(order)),
    total: can("orders.amounts") ? order.total : null,
    at: order.createdAt.toISOString(),
  }));
};

const refundsOf = (db: Queryable, uid: number, can: CustomerReader["can"]): Promise<Customer["refunds"]> =>
  rowsOf(
    db,
    sql`select r.refund_no as "refundOrderNo", o.order_no as "orderNo", o.merchant_name as "merName", r.status as "refundStatus",
      ${can("orders.amounts") ? sql`r.total::text` : sql`null::text`} as total, ${isoTimeSql(sql`r.created_at`)} as at
    from refund r join merchant_order o on o.id = r.merchant_order_id
    where r.account_id = ${uid}::int order by r.id desc limit ${shown}::int`,
  );

const reviewsOf = (db: Queryable, uid: number, locale: WireLocale): Promise<Customer["reviews"]> =>
  rowsOf(
    db,
    sql`select r.id, r.product_id as "productId", ${textInSql("p.name", locale)} as "productName", r.star, r.text,
      r.hidden_at is not null as "isHidden", ${isoTimeSql(sql`r.created_at`)} as at
    from review r join product p on p.id = r.product_id where r.account_id = ${uid}::int
    order by r.id desc limit ${shown}::int`,
  );

const couponsOf = (db: Queryable, uid: number, locale: WireLocale): Promise<Customer["coupons"]> =>
  rowsOf(
    db,
    sql`select k.id, ${textInSql("c.name", locale)} as name, c.value::text, m.name as "merName",
      ${isoTimeSql(sql`k.ends_at`)} as "endsAt", ${isoTimeSql(sql`k.used_at`)} as "usedAt"
    from claimed_coupon k join coupon c on c.id = k.coupon_id left join merchant m on m.id = c.merchant_id
    where k.account_id = ${uid}::int order by k.id desc limit ${shown}::int`,
  );

const pointEntriesOf = async (
  db: Queryable,
  uid: number,
  locale: WireLocale,
): Promise<Customer["pointEntries"]> => {
  const rows = await db
    .select()
    .from(pointEntry)
    .where(eq(pointEntry.accountId, uid))
    .orderBy(desc(pointEntry.id))
    .limit(shown);
  return rows.map((row) => ({
    id: row.id,
    title: pointTitle(row, locale),
    amount: isCredit(row.kind) ? row.amount : -row.amount,
    balance: row.balance,
    at: row.createdAt.toISOString(),
  }));
};

const sessionsOf = async (db: Queryable, uid: number, now: Date): Promise<Customer["sessions"]> => {
  const lastUse = lastUseSql("session") as SQL<string>;
  const rows = await db
    .select({ session, lastSeenAt: isoTimeSql(lastUse) as SQL<string> })
    .from(session)
    .where(and(eq(session.accountId, uid), gt(session.expiresAt, now)))
    .orderBy(desc(lastUse))
    .limit(shown);
  return rows.map(({ session: { id, agent, createdAt }, lastSeenAt }) => ({
    id,
    device: deviceName(agent),
    createAt: createdAt.toISOString(),
    lastSeenAt,
  }));
};

const agreementsOf = (db: Queryable, uid: number): Promise<Customer["agreements"]> =>
  rowsOf(
    db,
    sql`select v.key, v.valid_from::text as "validFrom", ${isoTimeSql(sql`a.accepted_at`)} as "acceptedAt"
    from agreement_acceptance a join agreement_version v on v.id = a.version_id
    where a.account_id = ${uid}::int order by a.accepted_at desc, v.key`,
  );

/** Mails to an account that can be sent again: not delivered, and not expired. */
export const undeliveredMail = (now: Date) =>
  and(
    isNull(outboxMessage.sentAt),
    isNull(outboxMessage.droppedAt),
    gt(outboxMessage.tries, 0),
    or(isNull(outboxMessage.expiresAt), gt(outboxMessage.expiresAt, now)),
  );

const mailsOf = async (db: Queryable, email: string | null, now: Date): Promise<Customer["mails"]> => {
  if (email === null) return [];
  const rows = await db
    .select({
      id: outboxMessage.id,
      subject: outboxMessage.subject,
      createdAt: outboxMessage.createdAt,
      sentAt: outboxMessage.sentAt,
      isResendable: sql<boolean>`coalesce(${undeliveredMail(now)}, false)`,
    })
    .from(outboxMessage)
    .where(and(eq(outboxMessage.to, email), eq(outboxMessage.kind, "mail")))
    .orderBy(desc(outboxMessage.id))
    .limit(shownMails);
  return rows.map(({ createdAt, sentAt, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }));
};

const notesOf = (db: Queryable, uid: number): Promise<Customer["notes"]> =>
  rowsOf(
    db,
    sql`select n.id, coalesce(a.nickname, '') as author, n.text, ${isoTimeSql(sql`n.created_at`)} as at
    from ${customerNote} n left join account a on a.id = n.author_id where n.account_id = ${uid}::int order by n.id desc`,
  );

/**
 * A customer for the marketplace's staff.
 * @returns null if the reader has to give a reason first
 * @throws Failure 404 if there is none
 */
export const readCustomer = async (
  { clock, config }: Pick<AppContext, "clock" | "config">,
  db: Queryable,
  uid: number,
  { accountId, can, needsReason, locale }: CustomerReader,
): Promise<Customer | null> => {
  const now = clock.now();
  const [row] = await rowsOf<CustomerRow & { locale: WireLocale; address: string | null }>(
    db,
    sql`select ${customerColumns(can, config.currency)}, a.locale, a.email as address from account a where a.id = ${uid}::int`,
  );
  if (!row) throw notFound();
  if (needsReason && !(await hasReason(db, uid, accountId, now))) return null;
  const seesPeople = can("people.read");
  const [balance] = await db.select().from(pointBalance).where(eq(pointBalance.accountId, uid));
  const { address, ...shownRow } = row;
  return {
    ...maskedFor(shownRow, can),
    isOperator: await isOperatorAccount(db, uid),
    points: { current: await usablePoints(db, uid, now), frozen: balance?.frozen ?? 0 },
    orders: await ordersOf(db, uid, can),
    refunds: await refundsOf(db, uid, can),
    reviews: await reviewsOf(db, uid, locale),
    pointEntries: await pointEntriesOf(db, uid, locale),
    coupons: await couponsOf(db, uid, locale),
    agreements: await agreementsOf(db, uid),
    sessions: seesPeople ? await sessionsOf(db, uid, now) : [],
    mails: seesPeople ? await mailsOf(db, address, now) : [],
    notes: seesPeople ? await notesOf(db, uid) : [],
  };
};

/** Whether an account works for the marketplace. */
export const isOperatorAccount = async (db: Queryable, uid: number): Promise<boolean> =>
  (await db.$count(membership, and(eq(membership.accountId, uid), eq(membership.role, "operator")))) > 0;

/** The account of a customer, if it isn't closed. */
export const openAccount = (uid: number) => and(eq(account.id, uid), sql`${account.status} <> 'closed'`);
