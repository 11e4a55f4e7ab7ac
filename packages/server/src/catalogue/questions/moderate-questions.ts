import { questionsTag, type DataOf, type operatorQuestionList, type WireLocale } from "@carmine/api/contract";
import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowOf } from "../../database/rows.ts";
import { product } from "../../database/schema/catalogue.ts";
import { question } from "../../database/schema/product-page.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { textInSql } from "../../shared/localized-text.ts";
import { wireTimeSql } from "../../shared/wire-time.ts";

type ModeratedQuestion = DataOf<typeof operatorQuestionList>["list"][number];

/** A page of the questions to all shops, newest first. @param hidden undefined for all */
export const readAllQuestions = (
  db: Queryable,
  { hidden, ...page }: PageInput & { hidden?: boolean | undefined },
  locale: WireLocale,
): Promise<{ list: ModeratedQuestion[]; total: number }> => {
  const which = hidden === undefined ? sql`true` : sql`(q.hidden_at is not null) = ${hidden}::bool`;
  return rowOf(
    db,
    sql`select (select count(*)::int from question q where ${which}) as total,
      coalesce((select json_agg(json_build_object(
        'id', q.id, 'merId', m.id, 'merName', m.name, 'productId', p.id, 'productName', ${textInSql("p.name", locale)},
        'nickname', q.nickname, 'content', q.content, 'createTime', ${wireTimeSql("q.created_at")},
        'answer', (select a.content from question_answer a where a.question_id = q.id order by a.created_at limit 1),
        'isHidden', q.hidden_at is not null) order by q.id desc)
      from (select * from question q where ${which} order by id desc
          limit ${page.limit}::int offset ${offsetOf(page)}::int) q
        join product p on p.id = q.product_id join merchant m on m.id = p.merchant_id), '[]') as list`,
  );
};

/**
 * Hides a question and its answers from the product's page, or shows them again, as the operator.
 * @throws Failure 404 without such a question, or if its visibility is the same already
 */
export const setQuestionHidden = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  { id, isHidden, reason }: { id: number; isHidden: boolean; reason: string },
): Promise<void> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const [found] = await tx
      .select({ hiddenAt: question.hiddenAt, productId: product.id, merchantId: product.merchantId })
      .from(question)
      .innerJoin(product, eq(product.id, question.productId))
      .where(eq(question.id, id))
      .for("no key update", { of: question });
    if (!found || (found.hiddenAt !== null) === isHidden) throw notFound();
    await tx
      .update(question)
      .set({ hiddenAt: isHidden ? now : null })
      .where(eq(question.id, id));
    await publishTags(tx, [questionsTag(found.productId)]);
    const act = {
      merchantId: found.merchantId,
      action: isHidden ? "question.hide" : "question.unhide",
      subject: `question:${id}`,
      after: { reason },
    };
    await recordAudit(tx, actor, act, now);
  });
