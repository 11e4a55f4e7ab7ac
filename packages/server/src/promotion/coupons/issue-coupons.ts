import { Code, type DataOf, type operatorCustomerCoupons, type WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable, Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { textInSql } from "../../shared/localized-text.ts";

/** Whether a coupon `c` can be claimed at a time. */
export const isIssued = (now: SQL): SQL => sql`c.is_open
  and (c.receive_from is null or c.receive_from <= ${now}) and (c.receive_until is null or c.receive_until > ${now})
  and (c.use_until is null or c.use_until > ${now})
  and (c.merchant_id is null or exists (select from merchant where id = c.merchant_id and is_open))`;

export interface Issue {
  /** Condition on the coupon `c`. */
  readonly which: SQL;
  readonly accountId: SQL;
  readonly origin: "new" | "receive" | "buy" | "send";
  readonly now: SQL;
  /** Condition on the coupon `c`; by default it must be claimable now. */
  readonly available?: SQL;
}

/**
 * Issues coupons to a shopper who doesn't have them yet, as parts of a `with` clause; `issued` has the ids. A
 * conditional update enforces limits, and a unique constraint issues each coupon once per shopper. Two
 * concurrent transactions for the same limited coupon and shopper may count it twice, but never issue one too
 * many.
 */
const issuedCoupons = ({ which, accountId, origin, now, available = isIssued(now) }: Issue): SQL => sql`
  issuable as (
    select c.* from coupon c
    where ${which} and ${available}
      and not exists (select from claimed_coupon k where k.coupon_id = c.id and k.account_id = ${accountId})
  ),
  deducted as (
    update coupon set "left" = coupon."left" - 1 from issuable
    where coupon.id = issuable.id and coupon."left" > 0 returning coupon.id, coupon."left"
  ),
  issued as (
    insert into claimed_coupon (account_id, coupon_id, origin, starts_at, ends_at, created_at)
    select ${accountId}, i.id, ${origin}, coalesce(i.use_from, ${now}),
      coalesce(i.use_until, ${now} + make_interval(days => i.days)), ${now}
    from issuable i
    where i."left" is null or i.id in (select id from deducted)
    on conflict do nothing
    returning coupon_id
  )`;

export interface Claimant {
  readonly accountId: number;
  readonly isGuest: boolean;
}

/** The reason why nothing was issued. */
const refusal = async (
  tx: Transaction,
  { accountId, isGuest }: Claimant,
  couponId: number,
): Promise<Failure> => {
  const found = await rowOf<{ exists: boolean; isMine: boolean; isGone: boolean; isLimited: boolean }>(
    tx,
    sql`select exists (select from coupon where id = ${couponId}::int and type = 1) as "exists",
      exists (select from claimed_coupon where coupon_id = ${couponId}::int and account_id = ${accountId}::int) as "isMine",
      exists (select from coupon where id = ${couponId}::int and "left" = 0) as "isGone",
      exists (select from coupon where id = ${couponId}::int and "left" is not null) as "isLimited"`,
  );
  if (!found.exists) return new Failure(Code.notFound, "notFound");
  if (found.isMine) return new Failure(Code.failure, "couponClaimed");
  if (found.isGone) return new Failure(Code.failure, "couponSoldOut");
  return new Failure(Code.failure, isGuest && found.isLimited ? "couponNeedsAccount" : "couponClosed");
};

/**
 * Claims a coupon for a shopper. Guests can't claim a limited one, because a visitor could create guest
 * accounts until none is left.
 * @throws Failure if the shopper has it, if none is left, and if it isn't issued now or not to guests
 */
export const claimCoupon = ({ db, clock }: AppContext, claimant: Claimant, couponId: number): Promise<void> =>
  transaction(db, async (tx) => {
    const { issued, last } = await rowOf<{ issued: number; last: boolean }>(
      tx,
      sql`with ${issuedCoupons({
        which: sql`c.id = ${couponId}::int and c.type = 1 and (c."left" is null or not ${claimant.isGuest}::boolean)`,
        accountId: sql`${claimant.accountId}::int`,
        origin: "receive",
        now: sql`${clock.now().toISOString()}::timestamptz`,
      })}
      select (select count(*)::int from issued) as issued, exists (select from deducted where "left" = 0) as last`,
    );
    // Also undoes the count if a concurrent request of the same shopper was first.
    if (issued === 0) throw await refusal(tx, claimant, couponId);
    if (last) await publishTags(tx, ["coupons"]);
  });

/** Grants a new account the welcome coupons of the shops and the marketplace. */
export const giveNewUserCoupons = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  await tx.execute(
    sql`with ${issuedCoupons({
      which: sql`c.type = 2`,
      accountId: sql`${accountId}::int`,
      origin: "new",
      now: sql`${now.toISOString()}::timestamptz`,
    })} select from issued`,
  );
};

/**
 * The gift coupons for the products of a master order, as parts of a `with` clause.
 * @param order id of the master order
 */
export const giftCoupons = (order: SQL, now: SQL): SQL =>
  issuedCoupons({
    which: sql`c.type = 3 and exists (
      select from merchant_order o join order_line l on l.merchant_order_id = o.id
      where o.master_order_id = ${order} and (c.merchant_id is null or c.merchant_id = o.merchant_id)
        and (cardinality(c.gift_product_ids) = 0 or l.product_id = any(c.gift_product_ids)))`,
    accountId: sql`(select account_id from master_order where id = ${order})`,
    origin: "buy",
    now,
  });

/**
 * Whether the marketplace can grant the coupon `c` to a shopper: one that it issued and that is usable, even if
 * shoppers can't claim it.
 */
const isGrantable = (now: SQL): SQL =>
  sql`c.merchant_id is null and (c.use_until is null or c.use_until > ${now}) and (c."left" is null or c."left" > 0)`;

/** Coupons that the marketplace can grant to a shopper, newest first, at most 100. */
export const grantableCoupons = (
  db: Queryable,
  accountId: number,
  locale: WireLocale,
  now: Date,
): Promise<DataOf<typeof operatorCustomerCoupons>> =>
  rowsOf(
    db,
    sql`select c.id, ${textInSql("c.name", locale)} as name, c.value::text, c.minimum::text, c."left"
      from coupon c where ${isGrantable(sql`${now.toISOString()}::timestamptz`)}
        and not exists (select from claimed_coupon k where k.coupon_id = c.id and k.account_id = ${accountId}::int)
      order by c.id desc limit 100`,
  );

/**
 * Grants a coupon of the marketplace to a shopper.
 * @throws Failure 404 if it isn't a coupon of the marketplace; if the shopper has it, or it can't be granted any more
 */
export const grantCoupon = async (
  tx: Transaction,
  accountId: number,
  couponId: number,
  now: Date,
): Promise<void> => {
  const moment = sql`${now.toISOString()}::timestamptz`;
  const { issued } = await rowOf<{ issued: number }>(
    tx,
    sql`with ${issuedCoupons({
      which: sql`c.id = ${couponId}::int`,
      accountId: sql`${accountId}::int`,
      origin: "send",
      now: moment,
      available: isGrantable(moment),
    })} select count(*)::int as issued from issued`,
  );
  if (issued > 0) return;
  const { isOurs, isMine } = await rowOf<{ isOurs: boolean; isMine: boolean }>(
    tx,
    sql`select exists (select from coupon where id = ${couponId}::int and merchant_id is null) as "isOurs",
      exists (select from claimed_coupon where coupon_id = ${couponId}::int and account_id = ${accountId}::int) as "isMine"`,
  );
  if (!isOurs) throw notFound();
  throw new Failure(Code.failure, isMine ? "customerHasCoupon" : "couponClosed");
};
