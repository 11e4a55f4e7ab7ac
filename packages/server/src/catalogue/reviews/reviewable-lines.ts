import { orderStatus, refundStatus, type ReviewableItem, type WireLocale } from "@carmine/api/contract";
import { and, count, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { textIn } from "../../shared/localized-text.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { wireTimeOrNull } from "../../shared/wire-time.ts";

/** Lines without a review: the transition table's rows for `review`, as a condition. */
const waiting = (accountId: number) =>
  and(
    eq(merchantOrder.accountId, accountId),
    inArray(merchantOrder.status, [orderStatus.toReview, orderStatus.finished]),
    eq(merchantOrder.refundStatus, refundStatus.none),
    isNull(merchantOrder.hiddenAt),
    eq(orderLine.isReviewed, false),
  );

export const lineColumns = {
  line: {
    id: orderLine.id,
    productId: orderLine.productId,
    name: orderLine.name,
    picture: orderLine.picture,
    skuText: orderLine.skuText,
    price: orderLine.price,
    quantity: orderLine.quantity,
  },
  order: {
    orderNo: merchantOrder.orderNo,
    merchantId: merchantOrder.merchantId,
    merchantName: merchantOrder.merchantName,
    receivedAt: merchantOrder.receivedAt,
  },
} as const;

type LineRow = Pick<
  typeof orderLine.$inferSelect,
  "id" | "productId" | "name" | "picture" | "skuText" | "price" | "quantity"
>;
type OrderRow = Pick<
  typeof merchantOrder.$inferSelect,
  "orderNo" | "merchantId" | "merchantName" | "receivedAt"
>;

export const wireReviewable = (
  { line, order }: { line: LineRow; order: OrderRow },
  locale: WireLocale,
): ReviewableItem => ({
  id: line.id,
  merOrderNo: order.orderNo,
  merId: order.merchantId,
  merName: order.merchantName,
  productId: line.productId,
  productName: textIn(line.name, locale),
  image: mediaAddress(line.picture),
  sku: textIn(line.skuText, locale),
  price: line.price,
  payNum: line.quantity,
  receiveTime: wireTimeOrNull(order.receivedAt),
});

const select = (db: Queryable) =>
  db
    .select(lineColumns)
    .from(orderLine)
    .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
    .$dynamic();

/** One page of the lines that an account can review, last received first. */
export const reviewableLines = async (
  db: Queryable,
  accountId: number,
  { page, limit }: { page: number; limit: number },
  locale: WireLocale,
): Promise<{ list: ReviewableItem[]; total: number }> => {
  const [rows, [counted]] = await Promise.all([
    select(db)
      .where(waiting(accountId))
      .orderBy(desc(merchantOrder.receivedAt), desc(orderLine.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: count() })
      .from(orderLine)
      .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
      .where(waiting(accountId)),
  ]);
  return { list: rows.map((row) => wireReviewable(row, locale)), total: counted?.total ?? 0 };
};

/** @throws Failure 404 if the account has no such line without a review */
export const reviewableLine = async (
  db: Queryable,
  accountId: number,
  lineId: number,
  locale: WireLocale,
): Promise<ReviewableItem> => {
  const [row] = await select(db).where(and(waiting(accountId), eq(orderLine.id, lineId)));
  if (!row) throw notFound();
  return wireReviewable(row, locale);
};
