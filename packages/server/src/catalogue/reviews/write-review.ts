import { allowedOrderAction, Code, type WireLocale } from "@carmine/api/contract";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { merchantOrder, orderLine } from "../../database/schema/ordering.ts";
import { review } from "../../database/schema/reviews.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { takeUploads } from "../../media/uploads/take-uploads.ts";
import { countStar } from "./star-counts.ts";

export interface ReviewInput {
  readonly orderNo: string;
  readonly lineId: number;
  readonly star: number;
  readonly serviceStar: number | null;
  readonly text: string;
  /** URLs of uploaded pictures. */
  readonly pictures: readonly string[];
  readonly isAnonymous: boolean;
  /** Language of its author. */
  readonly locale: WireLocale;
}

const lockLine = async (tx: Transaction, accountId: number, { orderNo, lineId }: ReviewInput) => {
  const [found] = await tx
    .select({ line: getTableColumns(orderLine), order: getTableColumns(merchantOrder) })
    .from(orderLine)
    .innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.merchantOrderId))
    .where(
      and(
        eq(orderLine.id, lineId),
        eq(merchantOrder.orderNo, orderNo),
        eq(merchantOrder.accountId, accountId),
      ),
    )
    .for("no key update", { of: orderLine });
  if (!found) throw notFound();
  return found;
};

/**
 * Writes the review of an order line, once (rule 7), and updates the product's rating in the same
 * transaction.
 * @throws Failure 404 for another account's line; if it can't be reviewed yet, or already is
 */
export const writeReview = async (
  tx: Transaction,
  accountId: number,
  input: ReviewInput,
  now: Date,
): Promise<void> => {
  const { line, order } = await lockLine(tx, accountId, input);
  if (line.isReviewed) throw new Failure(Code.failure, "reviewedAlready");
  const { status, refundStatus, paidAt } = order;
  if (!allowedOrderAction("review", { paid: paidAt !== null, status, refundStatus }, "shopper"))
    throw new Failure(Code.failure, "reviewNotYet");
  const { star, serviceStar, text, pictures, isAnonymous, locale } = input;
  const keys = await takeUploads(tx, { urls: pictures, accountId, model: "review", now });
  const [author] = await tx
    .select({ nickname: account.nickname, avatar: account.avatar })
    .from(account)
    .where(eq(account.id, accountId));
  await tx.insert(review).values({
    productId: line.productId,
    accountId,
    orderLineId: line.id,
    nickname: author?.nickname ?? "",
    avatar: author?.avatar ?? null,
    isAnonymous,
    locale,
    star,
    serviceStar,
    text,
    pictures: keys,
    skuText: line.skuText,
    createdAt: now,
  });
  await tx.update(orderLine).set({ isReviewed: true }).where(eq(orderLine.id, line.id));
  await countStar(tx, { productId: line.productId, star, by: 1 });
};
