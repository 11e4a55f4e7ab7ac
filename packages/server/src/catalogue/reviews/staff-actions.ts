import { Code } from "@carmine/api/contract";
import { and, eq, getTableColumns, inArray, isNotNull, isNull } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { product } from "../../database/schema/catalogue.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { review } from "../../database/schema/reviews.ts";
import { transaction } from "../../database/transaction.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { notify } from "../../notifications/notify.ts";
import { countStar } from "./star-counts.ts";

type Tools = Pick<AppContext, "db" | "clock">;

const lockReview = async (tx: Transaction, id: number, shopIds?: readonly number[], isHidden = false) => {
  const [found] = await tx
    .select({
      ...getTableColumns(review),
      merchantId: product.merchantId,
      productName: product.name,
      shop: merchant.name,
    })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .innerJoin(merchant, eq(merchant.id, product.merchantId))
    .where(
      and(
        eq(review.id, id),
        isHidden ? isNotNull(review.hiddenAt) : isNull(review.hiddenAt),
        shopIds ? inArray(product.merchantId, [...shopIds]) : undefined,
      ),
    )
    .for("no key update", { of: review });
  if (!found) throw notFound();
  return found;
};

/**
 * Answers a review as the shop, once, and notifies its author.
 * @param shopIds the shops that the actor works for; every shop if absent
 * @throws Failure 404 for a review of another shop; if it is already answered
 */
export const answerReview = (
  { db, clock }: Tools,
  actor: Actor,
  { id, content, shopIds }: { id: number; content: string; shopIds?: readonly number[] },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { reply, productId, merchantId, accountId, shop, productName } = await lockReview(tx, id, shopIds);
    if (reply !== null) throw new Failure(Code.failure, "reviewAnsweredAlready");
    await tx.update(review).set({ reply: content, repliedAt: now }).where(eq(review.id, id));
    await publishTags(tx, [`product:${productId}`]);
    const act = { merchantId, action: "review.reply", subject: `review:${id}`, after: { reply: content } };
    await recordAudit(tx, actor, act, now);
    if (accountId === null) return;
    await notify(tx, {
      accountId,
      kind: "reviewAnswered",
      values: { shop, product: productName },
      path: "/users/evaluation_list?tab=done",
    });
  });

/**
 * Hides a review from the product's page and rating as the operator.
 * @throws Failure 404 if there is no such review, or it is already hidden
 */
export const hideReview = (
  { db, clock }: Tools,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const { productId, merchantId, star } = await lockReview(tx, id);
    await tx.update(review).set({ hiddenAt: now }).where(eq(review.id, id));
    await countStar(tx, { productId, star, by: -1 });
    const act = { merchantId, action: "review.hide", subject: `review:${id}`, after: { reason } };
    await recordAudit(tx, actor, act, now);
  });

/**
 * Shows a hidden review again and counts it in the rating, as the operator.
 * @throws Failure 404 without such a hidden review
 */
export const unhideReview = (
  { db, clock }: Tools,
  actor: Actor,
  { id, reason }: { id: number; reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const { productId, merchantId, star } = await lockReview(tx, id, undefined, true);
    await tx.update(review).set({ hiddenAt: null }).where(eq(review.id, id));
    await countStar(tx, { productId, star, by: 1 });
    const act = { merchantId, action: "review.unhide", subject: `review:${id}`, after: { reason } };
    await recordAudit(tx, actor, act, clock.now());
  });
