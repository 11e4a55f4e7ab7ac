import { eq } from "drizzle-orm";
import { question } from "../database/schema/product-page.ts";
import { review } from "../database/schema/reviews.ts";
import type { AnyInput, TestApp } from "./test-app.ts";
import { makeQuestion, makeReview } from "./test-shop.ts";

/** A review and a question that the operator has hidden. */
export interface HiddenThings {
  readonly hiddenReviewId: number;
  readonly hiddenQuestionId: number;
}

type ModerationInput = (of: HiddenThings & { readonly questionId: number }) => AnyInput;

/** Input of the calls that hide a question and show hidden posts again. */
export const hiddenCalls: Readonly<Record<string, ModerationInput>> = {
  operatorReviewUnhide: ({ hiddenReviewId }) => ({
    params: { id: hiddenReviewId },
    body: { reason: "Kind" },
  }),
  operatorQuestionList: () => ({}),
  operatorQuestionHide: ({ questionId }) => ({ params: { id: questionId }, body: { reason: "Insult" } }),
  operatorQuestionUnhide: ({ hiddenQuestionId }) => ({
    params: { id: hiddenQuestionId },
    body: { reason: "Kind" },
  }),
};

export const makeHidden = async (
  { ctx: { db }, clock }: TestApp,
  product: { productId: number; skuId: number },
  accountId: number,
): Promise<HiddenThings> => {
  const hiddenReviewId = await makeReview(db, { ...product, accountId });
  const hiddenQuestionId = await makeQuestion(db, { ...product, accountId });
  const hiddenAt = clock.now();
  await db.update(review).set({ hiddenAt }).where(eq(review.id, hiddenReviewId));
  await db.update(question).set({ hiddenAt }).where(eq(question.id, hiddenQuestionId));
  return { hiddenReviewId, hiddenQuestionId };
};
