import { Code } from "@carmine/api/contract";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { review } from "../../database/schema/reviews.ts";
import { Failure, notFound } from "../../http/envelope/failure.ts";
import { takeUploads } from "../../media/uploads/take-uploads.ts";

export interface AdditionInput {
  readonly reviewId: number;
  readonly text: string;
  readonly pictures: readonly string[];
}

/**
 * Adds a text to the account's own review, once; stars and text stay unchanged.
 * @throws Failure 404 for another account's review; if it already has an addition
 */
export const addToOwnReview = async (
  tx: Transaction,
  accountId: number,
  { reviewId, text, pictures }: AdditionInput,
  now: Date,
): Promise<void> => {
  const [own] = await tx
    .select({ productId: review.productId, addition: review.addition })
    .from(review)
    .where(and(eq(review.id, reviewId), eq(review.accountId, accountId), isNull(review.hiddenAt)))
    .for("no key update");
  if (!own) throw notFound();
  if (own.addition !== null) throw new Failure(Code.failure, "reviewAddedAlready");
  const keys = await takeUploads(tx, { urls: pictures, accountId, model: "review", now });
  await tx
    .update(review)
    .set({ addition: text, additionPictures: keys, addedAt: now })
    .where(eq(review.id, reviewId));
  await publishTags(tx, [`product:${own.productId}`]);
};
