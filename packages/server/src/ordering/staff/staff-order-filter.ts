import {
  Code,
  normalizeText,
  orderNosOf,
  orderStatus,
  refundStatus,
  type merchantOrderList,
  type OrderView,
} from "@carmine/api/contract";
import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  or,
  sql,
  type SQL,
} from "drizzle-orm";
import type { output } from "zod/v4/core";
import { likePattern } from "../../database/like-pattern.ts";
import { account } from "../../database/schema/accounts.ts";
import { merchantOrder } from "../../database/schema/ordering.ts";
import { orderNote, orderSearch, orderSearchWords } from "../../database/schema/order-staff.ts";
import { parcel } from "../../database/schema/shipping.ts";
import type { Queryable } from "../../database/connection.ts";
import { arrayText } from "../../database/statement.ts";
import { Failure } from "../../http/envelope/failure.ts";

type ListQuery = output<typeof merchantOrderList.query>;

/** Filters of a list of orders for staff. */
export type StaffOrderFilter = Omit<ListQuery, "view" | "sort" | "after" | "page" | "limit" | "merId">;

/** Orders of these shops; of all shops for the marketplace's staff. */
export type StaffScope = { readonly shopIds: readonly number[] } | { readonly isOperator: true };

/** One shop is a plain comparison, so that an index returns its orders sorted. */
const inScope = (scope: StaffScope): SQL | undefined => {
  if ("isOperator" in scope) return undefined;
  const [only, ...more] = scope.shopIds;
  return only !== undefined && more.length === 0
    ? eq(merchantOrder.merchantId, only)
    : inArray(merchantOrder.merchantId, [...scope.shopIds]);
};

const status = (...values: number[]) =>
  values.length === 1 ? eq(merchantOrder.status, values[0] ?? 0) : inArray(merchantOrder.status, values);
const paid = isNotNull(merchantOrder.paidAt);
const unshipped = and(status(orderStatus.toShip), paid);

/** Whether the shop can ship an order: paid, not on hold, without a refund or a payment dispute (rule 3). */
const toShip = and(
  unshipped,
  eq(merchantOrder.refundStatus, refundStatus.none),
  isNull(merchantOrder.paymentHold),
  isNull(merchantOrder.heldAt),
);

const late = (now: Date) => and(toShip, lt(merchantOrder.shipBy, now));

const onHold = and(unshipped, isNotNull(merchantOrder.heldAt));

export const inView = (view: OrderView, now: Date): SQL | undefined => {
  switch (view) {
    case "all":
      return undefined;
    case "toShip":
      return toShip;
    case "late":
      return late(now);
    case "onHold":
      return onHold;
    case "inTransit":
      return and(status(orderStatus.toReceive), eq(merchantOrder.refundStatus, refundStatus.none));
    case "received":
      return status(orderStatus.toReview, orderStatus.finished);
    case "refundRequested":
      return and(ne(merchantOrder.refundStatus, 0), eq(merchantOrder.refundStatus, refundStatus.applied));
    case "unpaid":
      return and(status(orderStatus.toShip), isNull(merchantOrder.paidAt));
    case "canceled":
      return status(orderStatus.cancelled);
  }
};

const paymentIs = (payment: ListQuery["payment"]): SQL | undefined => {
  if (payment === "paid") return paid;
  if (payment === "unpaid") return isNull(merchantOrder.paidAt);
  return payment === "disputed" ? eq(merchantOrder.paymentHold, "disputed") : undefined;
};

const hasParcel = (db: Queryable) =>
  exists(db.select({ id: parcel.id }).from(parcel).where(eq(parcel.merchantOrderId, merchantOrder.id)));

const fulfillmentIs = (db: Queryable, fulfillment: ListQuery["fulfillment"]): SQL | undefined => {
  switch (fulfillment) {
    case "unshipped":
      return and(unshipped, sql`not ${hasParcel(db)}`);
    case "partlyShipped":
      return and(unshipped, hasParcel(db));
    case "onHold":
      return onHold;
    case "shipped":
      return status(orderStatus.toReceive);
    case "received":
      return status(orderStatus.toReview, orderStatus.finished);
    case undefined:
      return undefined;
  }
};

const refundNumbers = {
  none: refundStatus.none,
  requested: refundStatus.applied,
  inProgress: refundStatus.refunding,
  refunded: refundStatus.refunded,
} as const;

/** A typed text that consists of digits and the separators of order and phone numbers. */
const number = /^(?:PT|SH)?[\d\s().+-]+$/i;
const minDigits = 3;

/**
 * The texts that staff may mean by typed ones: as typed, as digits if it is a number in any grouping, and as the number
 * of a shop's part ("3145 2392 0638 9264-1").
 */
export const searchTexts = (words: string): string[] => {
  const text = normalizeText("line", words).toLowerCase();
  const digits = text.replaceAll(/\D/g, "");
  const found = new Set([text]);
  if (number.test(text) && digits.length >= minDigits) found.add(digits);
  if (text.includes("-")) for (const orderNo of orderNosOf(words)) found.add(orderNo.toLowerCase());
  return [...found];
};

/** Maximum number of matches that are read once, for the list and its counts. */
const maxFound = 5000;

const hasId = (found: readonly { id: number }[]): SQL =>
  sql`${merchantOrder.id} = any(${arrayText(found.map(({ id }) => id))}::int[])`;

/** Orders with these words, in any order; if there are none, orders whose text contains them as a part. */
const searched = async (db: Queryable, words: string | undefined): Promise<SQL | undefined> => {
  if (!words) return undefined;
  const texts = searchTexts(words);
  const conditions = [
    texts.map((text) => sql`${orderSearchWords} @> ${sql.param(text.split(" "))}::text[]`),
    texts.map((text) => sql`${orderSearch.text} like ${likePattern(text)}`),
  ];
  for (const alternatives of conditions) {
    const matching = or(...alternatives);
    const select = () => db.select({ id: orderSearch.merchantOrderId }).from(orderSearch).where(matching);
    const found = await select().limit(maxFound + 1);
    // More ids would be too many to pass back: the list searches again.
    if (found.length > maxFound) return inArray(merchantOrder.id, select());
    if (found.length > 0) return hasId(found);
  }
  return sql`false`;
};

/**
 * The ids of the orders with `condition` if they are few, because a list by date would read all orders to find them.
 * @returns else `otherwise`
 */
const idsIfFew = async (
  db: Queryable,
  scope: StaffScope,
  condition: SQL | undefined,
  otherwise: SQL | undefined = condition,
): Promise<SQL | undefined> => {
  const found = await db
    .select({ id: merchantOrder.id })
    .from(merchantOrder)
    .where(and(inScope(scope), condition))
    .limit(maxFound + 1);
  return found.length > maxFound ? otherwise : hasId(found);
};

const hasNote = async (
  db: Queryable,
  scope: StaffScope,
  wanted: boolean | undefined,
): Promise<SQL | undefined> => {
  if (wanted === undefined) return undefined;
  const notes = db
    .select({ id: orderNote.id })
    .from(orderNote)
    .where(eq(orderNote.merchantOrderId, merchantOrder.id));
  const either = sql`(${merchantOrder.mark} <> '' or ${exists(notes)})`;
  if (!wanted) return sql`not ${either}`;
  const noted = sql`${merchantOrder.id} in (
    select id from merchant_order where mark <> '' union all select merchant_order_id from order_note)`;
  return idsIfFew(db, scope, noted, either);
};

const shipByIs = ({ shipByFrom, shipByTo, isLate }: StaffOrderFilter, now: Date): SQL | undefined =>
  and(
    shipByFrom && and(toShip, gte(merchantOrder.shipBy, shipByFrom)),
    shipByTo && and(toShip, lt(merchantOrder.shipBy, shipByTo)),
    isLate === undefined ? undefined : isLate ? late(now) : sql`(${late(now)}) is not true`,
  );

const languageIs = (db: Queryable, language: ListQuery["language"]): SQL | undefined =>
  language &&
  exists(
    db
      .select({ id: account.id })
      .from(account)
      // A literal: the plan depends on how common the language is.
      .where(
        and(eq(account.id, merchantOrder.accountId), sql`${account.locale} = ${sql.raw(`'${language}'`)}`),
      ),
  );

const totalIs = async (
  db: Queryable,
  scope: StaffScope,
  { minTotal, maxTotal }: StaffOrderFilter,
): Promise<SQL | undefined> => {
  if (minTotal === undefined && maxTotal === undefined) return undefined;
  const range = and(
    minTotal === undefined ? undefined : gte(merchantOrder.total, minTotal),
    maxTotal === undefined ? undefined : lte(merchantOrder.total, maxTotal),
  );
  return idsIfFew(db, scope, range);
};

/**
 * Filters by the total would reveal it.
 * @param canSeeAmounts whether the caller has the right `orders.amounts` for all of these orders
 * @throws Failure 403 if it is filtered by a caller who doesn't see it
 */
export const requireFilterRights = (
  { minTotal, maxTotal }: Pick<StaffOrderFilter, "minTotal" | "maxTotal">,
  canSeeAmounts: boolean,
): void => {
  if (!canSeeAmounts && (minTotal !== undefined || maxTotal !== undefined))
    throw new Failure(Code.forbidden, "forbidden");
};

/** The condition of all filters except the view. */
export const filtered = async (
  db: Queryable,
  scope: StaffScope,
  filter: StaffOrderFilter,
  now: Date,
): Promise<SQL | undefined> =>
  and(
    inScope(scope),
    await searched(db, filter.words),
    paymentIs(filter.payment),
    fulfillmentIs(db, filter.fulfillment),
    filter.refund && eq(merchantOrder.refundStatus, refundNumbers[filter.refund]),
    filter.country === undefined ? undefined : eq(merchantOrder.country, filter.country),
    filter.from === undefined ? undefined : gte(merchantOrder.createdAt, filter.from),
    filter.to === undefined ? undefined : lt(merchantOrder.createdAt, filter.to),
    filter.paidFrom && gte(merchantOrder.paidAt, filter.paidFrom),
    filter.paidTo && lt(merchantOrder.paidAt, filter.paidTo),
    shipByIs(filter, now),
    filter.carrier === undefined ? undefined : eq(merchantOrder.deliveryCode, filter.carrier),
    await totalIs(db, scope, filter),
    languageIs(db, filter.language),
    await hasNote(db, scope, filter.hasNote),
  );
