import { questionsTag } from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { notFound } from "../../http/envelope/failure.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { questionAnswer } from "../../database/schema/product-page.ts";
import { transaction } from "../../database/transaction.ts";
import { notify } from "../../notifications/notify.ts";
import type { LocalizedText } from "../../shared/localized-text.ts";
import type { AnsweringFor } from "./answering-for.ts";

interface Answer {
  readonly questionId: number;
  readonly by: AnsweringFor;
  readonly content: string;
}

interface AskedRow {
  merchantId: number;
  productId: number;
  name: LocalizedText;
  shop: string;
  accountId: number | null;
  /** The shop's previous answer. */
  before: string | null;
}

/**
 * Writes a shop's answer to a question about its product; a second one replaces the first. The shopper who
 * asked is notified once.
 * @throws Failure 404 if none of the shops sells a product with such a question
 */
export const answerQuestion = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  answer: Answer,
): Promise<void> =>
  transaction(db, async (tx) => {
    const { questionId, content } = answer;
    const [questionRow] = await rowsOf<AskedRow>(
      tx,
      sql`select q.product_id as "productId", p.name, m.id as "merchantId", m.name as shop, q.account_id as "accountId",
          (select a.content from question_answer a where a.question_id = q.id and a.merchant_id = m.id) as before
        from question q join product p on p.id = q.product_id join merchant m on m.id = p.merchant_id
        where q.id = ${questionId}::int and ${"isOperator" in answer.by ? sql`true` : sql`p.merchant_id = any(${sql.param([...answer.by.shopIds])}::int[])`}`,
    );
    if (!questionRow) throw notFound();
    const { merchantId } = questionRow;
    const now = clock.now();
    const [written] = await tx
      .insert(questionAnswer)
      .values({ questionId, merchantId, content, createdAt: now })
      .onConflictDoUpdate({
        target: [questionAnswer.questionId, questionAnswer.merchantId],
        set: { content, createdAt: now },
      })
      .returning({ isFirst: sql<boolean>`xmax = 0` });
    await publishTags(tx, [questionsTag(questionRow.productId)]);
    if (written?.isFirst && questionRow.accountId !== null)
      await notify(tx, {
        accountId: questionRow.accountId,
        kind: "questionAnswered",
        values: { shop: questionRow.shop, product: questionRow.name },
        path: `/goods_detail/${questionRow.productId}?tab=questions`,
      });
    const act = {
      merchantId,
      action: "question.answer",
      subject: `question:${questionId}`,
      ...(questionRow.before !== null && { before: { content: questionRow.before } }),
      after: { content },
    };
    await recordAudit(tx, actor, act, now);
  });
