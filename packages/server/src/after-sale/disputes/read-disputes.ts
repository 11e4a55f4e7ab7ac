import {
  orderNosOf,
  orderStateOf,
  refundNoOf,
  type Dispute,
  type DisputeRow,
  type DisputeView,
  type WireLocale,
} from "@carmine/api/contract";
import { count, eq, sql, type SQL } from "drizzle-orm";
import { likePattern } from "../../database/like-pattern.ts";
import type { Queryable } from "../../database/connection.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { refund } from "../../database/schema/after-sale.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { transitionStateOf } from "../../ordering/transitions/lock-merchant-order.ts";
import { textIn } from "../../shared/localized-text.ts";
import { mediaAddress, mediaAddressOrNull } from "../../shared/media-address.ts";
import { isoTimeSql } from "../../shared/wire-time.ts";
import { reasonIn } from "../reasons.ts";
import { findRefund } from "../read-refunds.ts";

const views: Readonly<Record<DisputeView, SQL>> = {
  open: sql`r.reviewed_at is null`,
  decided: sql`r.reviewed_at is not null`,
  all: sql`true`,
};

/** Open disputes wait the longest first; others are the latest ones first. */
const orders: Readonly<Record<DisputeView, SQL>> = {
  open: sql`r.escalated_at, r.id`,
  decided: sql`r.reviewed_at desc, r.id desc`,
  all: sql`r.escalated_at desc, r.id desc`,
};

const searched = (words: string | undefined): SQL => {
  if (!words) return sql`true`;
  const pattern = likePattern(words.toLowerCase());
  const numbers = [words, ...orderNosOf(words)].map((no) => sql`${no}`);
  return sql`(r.refund_no = ${refundNoOf(words) ?? words} or o.order_no in (${sql.join(numbers, sql`, `)})
    or lower(o.merchant_name) like ${pattern} or lower(a.nickname) like ${pattern})`;
};

const from = sql`refund r join merchant_order o on o.id = r.merchant_order_id join account a on a.id = r.account_id`;

const columns = sql`r.refund_no as "refundOrderNo", o.order_no as "orderNo", r.merchant_id as "merId", o.merchant_name as "merName",
  r.account_id as uid, a.nickname as customer, r.total::text, ${isoTimeSql(sql`r.escalated_at`)} as at,
  ${isoTimeSql(sql`r.reviewed_at`)} as "decidedAt",
  case when r.reviewed_at is null then null when r.status = 1 then 'upheld' else 'overturned' end as outcome`;

/** A page of disputes. */
export const listDisputes = async (
  db: Queryable,
  { words, view, ...page }: PageInput & { words?: string | undefined; view: DisputeView },
): Promise<{ list: DisputeRow[]; total: number }> => {
  const where = sql`r.escalated_at is not null and ${views[view]} and ${searched(words)}`;
  const [list, { total }] = await Promise.all([
    rowsOf<DisputeRow>(
      db,
      sql`select ${columns} from ${from} where ${where} order by ${orders[view]}
        limit ${page.limit}::int offset ${offsetOf(page)}::int`,
    ),
    rowOf<{ total: number }>(db, sql`select count(*)::int as total from ${from} where ${where}`),
  ]);
  return { list, total };
};

/** A dispute with the words of both sides and its order. @throws Failure 404 if there is none */
export const readDispute = async (db: Queryable, refundNo: string, locale: WireLocale): Promise<Dispute> => {
  const [row] = await rowsOf<DisputeRow>(
    db,
    sql`select ${columns} from ${from} where r.refund_no = ${refundNo} and r.escalated_at is not null`,
  );
  if (!row) throw notFound();
  const { refund: found, order, lines, history } = await findRefund(db, { isOperator: true }, refundNo);
  const [requests] = await db
    .select({ count: count() })
    .from(refund)
    .where(eq(refund.merchantOrderId, order.id));
  return {
    ...row,
    refundStatus: found.status,
    withReturn: found.withReturn,
    reason: reasonIn(found.reason, locale) ?? "",
    remark: found.remark,
    pictures: found.pictures.map(mediaAddress),
    requestedAt: found.createdAt.toISOString(),
    refusal: found.refusal ?? "",
    refusedAt: history.findLast(({ status }) => status === 1)?.createdAt.toISOString() ?? null,
    escalation: found.escalation ?? "",
    escalationPictures: found.escalationPictures.map(mediaAddress),
    decision: found.reviewNote,
    isAtMarketplaceCost: found.isAtMarketplaceCost,
    items: lines.map(({ line, quantity, total }) => ({
      id: line.id,
      name: textIn(line.name, locale),
      image: mediaAddressOrNull(line.picture),
      sku: textIn(line.skuText, locale),
      quantity,
      total,
    })),
    order: {
      state: orderStateOf(transitionStateOf(order)),
      total: order.total,
      placedAt: order.createdAt.toISOString(),
      shippedAt: order.shippedAt?.toISOString() ?? null,
      receivedAt: order.receivedAt?.toISOString() ?? null,
      refundCount: requests?.count ?? 0,
    },
  };
};
