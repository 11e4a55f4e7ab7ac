import {
  maxCount,
  normalizeText,
  orderNosOf,
  type CustomerRow,
  type CustomerView,
  type DataOf,
  type operatorCustomerList,
  type Right,
} from "@carmine/api/contract";
import { inArray, sql, type SQL } from "drizzle-orm";
import type { output } from "zod/v4/core";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { accountSearch } from "../../database/schema/accounts.ts";
import { offsetOf, pageAnswer } from "../../http/envelope/paging.ts";
import { mediaAddressOrNullSql } from "../../shared/media-address.ts";
import { isoTimeSql } from "../../shared/wire-time.ts";
import { lastUseSql } from "../sessions.ts";
import { maskEmail, maskPhone } from "./mask-contact.ts";

type Can = (right: Right) => boolean;

const views: Readonly<Record<CustomerView, SQL>> = {
  all: sql`true`,
  registered: sql`a.type <> 'visitor'`,
  guests: sql`a.type = 'visitor'`,
  disabled: sql`a.status = 'disabled'`,
  erasing: sql`a.deletion_due_at is not null`,
};

/** A typed phone number: digits and the separators that people write. */
const phoneText = /^[\d\s().+-]+$/;
const minDigits = 3;

/**
 * Accounts `a` that match the words. A complete email finds only its accounts. Without the right `people.read`, contacts
 * must not be found by trying.
 */
const searched = async (db: Queryable, words: string | undefined, can: Can): Promise<SQL> => {
  if (!words) return sql`true`;
  const text = normalizeText("line", words).toLowerCase();
  if (can("people.read") && text.includes("@")) {
    const hasEmail = sql`select exists (select from account where email = ${text}) as "isKnown"`;
    if ((await rowOf<{ isKnown: boolean }>(db, hasEmail)).isKnown) return sql`a.email = ${text}`;
  }
  const digits = text.replaceAll(/\D/g, "");
  const patterns = [likePattern(text)];
  if (can("people.read") && phoneText.test(text) && digits.length >= minDigits)
    patterns.push(likePattern(digits));
  const searchedText = can("people.read") ? accountSearch("a.") : sql`lower(a.nickname)`;
  const named = sql.join(
    patterns.map((pattern) => sql`${searchedText} like ${pattern}`),
    sql` or `,
  );
  const numbers = orderNosOf(words);
  if (numbers.length === 0) return sql`(${named})`;
  const isOne = inArray(sql`order_no`, numbers);
  return sql`(${named} or a.id in (select account_id from master_order where ${isOne}
    union all select account_id from merchant_order where ${isOne}))`;
};

/** Columns of a row for the account `a`. */
export const customerColumns = (can: Can, currency: string): SQL => {
  const amount = (query: SQL): SQL => (can("orders.amounts") ? query : sql`null::text`);
  return sql`a.id as uid, a.nickname as name, ${mediaAddressOrNullSql("a.avatar")} as avatar,
    case when a.status = 'closed' then null else a.email end as email,
    case when a.phone is null then null else '+' || coalesce(a.dial_code, '') || ' ' || a.phone end as phone,
    a.type = 'visitor' as "isGuest", a.status, ${isoTimeSql(sql`a.deletion_due_at`)} as "erasureAt",
    (select count(*)::int from merchant_order where account_id = a.id and paid_at is not null) as "orderCount",
    ${amount(sql`(select coalesce(sum(total), 0)::text from master_order
      where account_id = a.id and paid_at is not null and currency = ${currency})`)} as spent,
    ${amount(sql`(select coalesce(sum(r.total), 0)::text from refund r
      join merchant_order o on o.id = r.merchant_order_id join master_order p on p.id = o.master_order_id
      where r.account_id = a.id and r.status in (2, 3) and p.currency = ${currency})`)} as refunded,
    (select count(*)::int from refund where account_id = a.id) as "refundCount",
    (select ${isoTimeSql(sql`max(${lastUseSql("s")})`)} from session s where s.account_id = a.id) as "lastSeenAt",
    ${isoTimeSql(sql`a.created_at`)} as "createAt"`;
};

/** Masks the contacts of a row for a caller without the right to read them. */
export const maskedFor = <Row extends Pick<CustomerRow, "email" | "phone">>(row: Row, can: Can): Row =>
  can("people.read") ? row : { ...row, email: maskEmail(row.email), phone: maskPhone(row.phone) };

/** A page of customers, newest first, by `after` or else by page number. */
export const listCustomers = async (
  db: Queryable,
  { words, view, after, ...page }: output<typeof operatorCustomerList.query>,
  can: Can,
  currency: string,
): Promise<DataOf<typeof operatorCustomerList>> => {
  const which = sql`${views[view]} and ${await searched(db, words, can)}`;
  const [found, { total }] = await Promise.all([
    rowsOf<CustomerRow>(
      db,
      // The page is selected first, so that figures are computed for its rows only.
      sql`with a as materialized (
          select a.* from account a where ${which} and ${after === undefined ? sql`true` : sql`a.id < ${after}::int`}
          order by a.id desc limit ${page.limit + 1}::int offset ${after === undefined ? offsetOf(page) : 0}::int
        )
        select ${customerColumns(can, currency)} from a order by a.id desc`,
    ),
    rowOf<{ total: number }>(
      db,
      sql`select count(*)::int as total from (select from account a where ${which} limit ${maxCount + 1}::int) c`,
    ),
  ]);
  const list = found.slice(0, page.limit).map((row) => maskedFor(row, can));
  return {
    ...pageAnswer(list, Math.min(total, maxCount), page),
    isCapped: total > maxCount,
    after: found.length > page.limit ? String(list.at(-1)?.uid) : null,
  };
};
