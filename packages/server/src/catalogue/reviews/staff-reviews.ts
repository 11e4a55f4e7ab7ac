import type { StaffReview, WireLocale } from "@carmine/api/contract";
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { product } from "../../database/schema/catalogue.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { review } from "../../database/schema/reviews.ts";
import { textIn } from "../../shared/localized-text.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { wireTime, wireTimeOrNull } from "../../shared/wire-time.ts";
import { wireAddition } from "./own-reviews.ts";

export interface StaffReviewFilter {
  /** Absent for every shop. */
  readonly shopIds?: readonly number[];
  /** Includes reviews hidden by the operator. */
  readonly withHidden?: boolean;
  readonly answered?: boolean | undefined;
  /** Only reviews with at most `lowStar` stars. */
  readonly low?: boolean | undefined;
  /** Only hidden, or only shown ones. */
  readonly hidden?: boolean | undefined;
  readonly page: number;
  readonly limit: number;
}

const lowStar = 2;

/** One page of the reviews of shops, newest first. */
export const staffReviews = async (
  db: Queryable,
  { shopIds, withHidden = false, answered, low = false, hidden, page, limit }: StaffReviewFilter,
  locale: WireLocale,
): Promise<{ list: StaffReview[]; total: number }> => {
  const where = and(
    shopIds && inArray(product.merchantId, [...shopIds]),
    withHidden ? undefined : isNull(review.hiddenAt),
    hidden === undefined ? undefined : hidden ? isNotNull(review.hiddenAt) : isNull(review.hiddenAt),
    answered === undefined ? undefined : answered ? isNotNull(review.reply) : isNull(review.reply),
    low ? lte(review.star, lowStar) : undefined,
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        ...getTableColumns(review),
        merId: product.merchantId,
        merName: merchant.name,
        productName: product.name,
        merOrderNo: merchantOrder.orderNo,
      })
      .from(review)
      .innerJoin(product, eq(product.id, review.productId))
      .innerJoin(merchant, eq(merchant.id, product.merchantId))
      .leftJoin(orderLine, eq(orderLine.id, review.orderLineId))
      .leftJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
      .where(where)
      .orderBy(desc(review.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ total: count() })
      .from(review)
      .innerJoin(product, eq(product.id, review.productId))
      .where(where),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    merId: row.merId,
    merName: row.merName,
    productId: row.productId,
    productName: textIn(row.productName, locale),
    merOrderNo: row.merOrderNo,
    // Anonymous authors are hidden from shops, too.
    nickname: row.isAnonymous ? null : row.nickname,
    star: row.star,
    serviceStar: row.serviceStar,
    comment: row.text,
    pics: row.pictures.map(mediaAddress),
    createTime: wireTime(row.createdAt),
    merchantReplyContent: row.reply,
    merchantReplyTime: wireTimeOrNull(row.repliedAt),
    addition: wireAddition(row),
    isHidden: row.hiddenAt !== null,
  }));
  return { list, total: counted?.total ?? 0 };
};
