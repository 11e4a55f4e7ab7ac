import type { OwnReview, ReviewAddition, WireLocale } from "@carmine/api/contract";
import { and, count, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { review } from "../../database/schema/reviews.ts";
import { mediaAddress } from "../../shared/media-address.ts";
import { wireTime, wireTimeOrNull } from "../../shared/wire-time.ts";
import { reviewKinds } from "./review-kinds.ts";
import { lineColumns, wireReviewable } from "./reviewable-lines.ts";

type ReviewRow = typeof review.$inferSelect;

export const wireAddition = ({ addition, additionPictures, addedAt }: ReviewRow): ReviewAddition | null =>
  addition === null || addedAt === null
    ? null
    : { comment: addition, pics: additionPictures.map(mediaAddress), createTime: wireTime(addedAt) };

/** One page of an account's reviews, newest first. */
export const ownReviews = async (
  db: Queryable,
  accountId: number,
  { type, page, limit }: { type: number; page: number; limit: number },
  locale: WireLocale,
): Promise<{ list: OwnReview[]; total: number }> => {
  const where = and(eq(review.accountId, accountId), sql`${review.hiddenAt} is null`, reviewKinds[type]);
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...lineColumns, review: getTableColumns(review) })
      .from(review)
      .innerJoin(orderLine, eq(orderLine.id, review.orderLineId))
      .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
      .where(where)
      .orderBy(desc(review.id))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(review).where(where),
  ]);
  const list = rows.map(({ review: row, ...item }) => ({
    ...wireReviewable(item, locale),
    replyId: row.id,
    star: row.star,
    serviceStar: row.serviceStar,
    comment: row.text,
    pics: row.pictures.map(mediaAddress),
    isAnonymous: row.isAnonymous,
    createTime: wireTime(row.createdAt),
    merchantReplyContent: row.reply,
    merchantReplyTime: wireTimeOrNull(row.repliedAt),
    addition: wireAddition(row),
  }));
  return { list, total: counted?.total ?? 0 };
};
