import type {
  DataOf,
  DuePayout,
  LedgerLine,
  merchantPayoutList,
  operatorPayoutList,
  PayoutRequestRow,
  PayoutRequestView,
  PayoutView,
} from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import { likePattern } from "../database/like-pattern.ts";
import type { Queryable } from "../database/connection.ts";
import { rowOf, rowsOf } from "../database/rows.ts";
import { offsetOf, pageAnswer, type PageInput } from "../http/envelope/paging.ts";
import { hasOperatorRight } from "../notifications/notify-staff.ts";
import { mediaAddressOrNullSql } from "../shared/media-address.ts";
import { isoTimeSql } from "../shared/wire-time.ts";

/** Shops with a balance above 0, the highest first. */
export const listDuePayouts = async (
  db: Queryable,
  { words, ...page }: PageInput & { words?: string | undefined },
  currency: string,
): Promise<{ list: DuePayout[]; total: number }> => {
  const named = words ? sql`lower(m.name) like ${likePattern(words.toLowerCase())}` : sql`true`;
  const due = sql`select merchant_id, sum(amount) as due,
      max(created_at) filter (where kind = 'payout' and not exists (
        select from ledger_entry r where r.kind = 'payoutReturn' and r.link = e.link)) as paid_at
    from ledger_entry e where currency = ${currency} group by merchant_id having sum(amount) > 0`;
  const [list, { total }] = await Promise.all([
    rowsOf<DuePayout>(
      db,
      sql`select m.id as "merId", m.name as "merName", ${mediaAddressOrNullSql("m.avatar")} as avatar, d.due::text,
        ${currency} as currency, m.real_name as contact, m.email, ${isoTimeSql(sql`d.paid_at`)} as "paidAt",
        (select q.amount::text from payout_request q where q.merchant_id = m.id and q.decision is null) as waiting
      from (${due}) d join merchant m on m.id = d.merchant_id where ${named}
      order by d.due desc, m.id limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from (${due}) d join merchant m on m.id = d.merchant_id where ${named}`,
    ),
  ]);
  return { list, total };
};

/** A page of a shop's account in a currency, newest first, with the balance after each entry. */
export const listLedger = async (
  db: Queryable,
  merchantId: number,
  page: PageInput,
  currency: string,
): Promise<{ list: LedgerLine[]; total: number }> => {
  const own = sql`merchant_id = ${merchantId}::int and currency = ${currency}`;
  const [list, { total }] = await Promise.all([
    rowsOf<LedgerLine>(
      db,
      sql`select id, kind, order_no as "orderNo", link, amount::text,
        (sum(amount) over (order by created_at, id))::text as balance, ${isoTimeSql(sql`created_at`)} as at
      from ledger_entry where ${own}
      order by created_at desc, id desc limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(db, sql`select count(*)::int as total from ledger_entry where ${own}`),
  ]);
  return { list, total };
};

const views: Readonly<Record<PayoutView, SQL>> = {
  all: sql`true`,
  paid: sql`r.id is null`,
  returned: sql`r.id is not null`,
};

/** Payouts `p`, and `r` if the bank returned one. */
const payouts = sql`ledger_entry p left join ledger_entry r on r.kind = 'payoutReturn' and r.link = p.link`;

const columns = sql`p.link, (-p.amount)::text as amount, p.currency, p.reference, ${isoTimeSql(sql`p.created_at`)} as at,
  ${isoTimeSql(sql`r.created_at`)} as "returnedAt", r.reference as "returnReason"`;

const nicknameOf = (id: SQL): SQL => sql`(select a.nickname from account a where a.id = ${id})`;

/** A page of payouts that are waiting for approval, the oldest first, or declined ones, the newest first. */
export const listPayoutRequests = async (
  db: Queryable,
  { words, view, ...page }: PageInput & { words?: string | undefined; view: PayoutRequestView },
  callerId: number,
): Promise<{ list: PayoutRequestRow[]; total: number }> => {
  const pattern = words ? likePattern(words.toLowerCase()) : undefined;
  const from = sql`payout_request q join merchant m on m.id = q.merchant_id
    where ${view === "waiting" ? sql`q.decision is null` : sql`q.decision = 'declined'`}
      and ${pattern === undefined ? sql`true` : sql`(lower(m.name) like ${pattern} or lower(q.reference) like ${pattern})`}`;
  const [list, { total }] = await Promise.all([
    rowsOf<PayoutRequestRow>(
      db,
      sql`select q.id, m.id as "merId", m.name as "merName", ${mediaAddressOrNullSql("m.avatar")} as avatar,
        q.amount::text, q.currency, q.reference, ${nicknameOf(sql`q.requested_by`)} as by,
        (select coalesce(sum(e.amount), 0)::text from ledger_entry e
          where e.merchant_id = q.merchant_id and e.currency = q.currency) as due,
        q.requested_by is not distinct from ${callerId}::int as "isOwn", ${isoTimeSql(sql`q.requested_at`)} as at,
        ${nicknameOf(sql`q.decided_by`)} as "declinedBy", ${isoTimeSql(sql`q.decided_at`)} as "declinedAt", q.reason
      from ${from} order by ${view === "waiting" ? sql`q.id` : sql`q.decided_at desc, q.id desc`}
      limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(db, sql`select count(*)::int as total from ${from}`),
  ]);
  return { list, total };
};

/** Number of other members who may approve the requests of an account. */
export const countApprovers = async (db: Queryable, callerId: number): Promise<number> => {
  const { count } = await rowOf<{ count: number }>(
    db,
    sql`select count(distinct a.id)::int as count from membership b join account a on a.id = b.account_id
    where ${hasOperatorRight("money.write")} and a.status = 'active' and a.id <> ${callerId}::int`,
  );
  return count;
};

type OperatorPayouts = DataOf<typeof operatorPayoutList>;

/** A page of recorded payouts to all shops, newest first. */
export const listPayouts = async (
  db: Queryable,
  { words, view, ...page }: PageInput & { words?: string | undefined; view: PayoutView },
): Promise<OperatorPayouts> => {
  const pattern = words ? likePattern(words.toLowerCase()) : undefined;
  const searched =
    pattern === undefined
      ? sql`true`
      : sql`(lower(m.name) like ${pattern} or lower(p.reference) like ${pattern} or lower(p.link) like ${pattern})`;
  const from = sql`${payouts} join merchant m on m.id = p.merchant_id left join payout_request q on q.link = p.link
    where p.kind = 'payout' and ${views[view]} and ${searched}`;
  const [list, { total }] = await Promise.all([
    rowsOf<OperatorPayouts["list"][number]>(
      db,
      sql`select ${columns}, m.id as "merId", m.name as "merName", m.real_name as contact, m.email,
        case when q.id is null then (select a.nickname from audit_entry e join account a on a.id = e.account_id
          where e.subject = 'payout:' || p.link and e.action = 'payout.book' limit 1)
          else ${nicknameOf(sql`q.requested_by`)} end as by,
        ${nicknameOf(sql`q.decided_by`)} as "approvedBy"
      from ${from} order by p.created_at desc, p.id desc limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(db, sql`select count(*)::int as total from ${from}`),
  ]);
  return pageAnswer(list, total, page);
};

type ShopPayouts = DataOf<typeof merchantPayoutList>;

/** A page of the payouts to a shop, newest first, and its balance. */
export const listShopPayouts = async (
  db: Queryable,
  merchantId: number,
  page: PageInput,
  currency: string,
): Promise<ShopPayouts> => {
  const [list, { total, due }] = await Promise.all([
    rowsOf<ShopPayouts["list"][number]>(
      db,
      sql`select ${columns} from ${payouts} where p.kind = 'payout' and p.merchant_id = ${merchantId}::int
        order by p.created_at desc, p.id desc limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number; due: string }>(
      db,
      sql`select count(*) filter (where kind = 'payout')::int as total,
        coalesce(sum(amount) filter (where currency = ${currency}), 0)::text as due
      from ledger_entry where merchant_id = ${merchantId}::int`,
    ),
  ]);
  return { ...pageAnswer(list, total, page), due };
};
