import {
  questionsTag,
  type DataOf,
  type merchantQuestionList,
  type Question,
  type WireLocale,
} from "@carmine/api/contract";
import { sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/connection.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowOf, rowsOf } from "../../database/rows.ts";
import { question } from "../../database/schema/product-page.ts";
import { transaction } from "../../database/transaction.ts";
import { isProductForSale } from "../../shared/for-sale.ts";
import { textInSql, type LocalizedText } from "../../shared/localized-text.ts";
import { notifyStaff } from "../../notifications/notify-staff.ts";
import type { AnsweringFor } from "./answering-for.ts";
import { wireTimeSql } from "../../shared/wire-time.ts";
import { maskNickname } from "../mask-nickname.ts";

type ShopQuestion = DataOf<typeof merchantQuestionList>["list"][number];

const questionJson = sql`json_build_object(
  'id', q.id, 'content', q.content, 'nickname', q.nickname, 'createTime', ${wireTimeSql("q.created_at")},
  'answers', coalesce((select json_agg(json_build_object(
      'merName', m.name, 'content', a.content, 'createTime', ${wireTimeSql("a.created_at")}) order by a.created_at)
    from question_answer a join merchant m on m.id = a.merchant_id where a.question_id = q.id), '[]'))`;

const masked = (row: Question): Question => ({ ...row, nickname: maskNickname(row.nickname) });

/**
 * One page of the questions about a product: the reader's language first, answered before open ones, then
 * newest first; empty if the product isn't for sale.
 */
export const readQuestions = async (
  db: Queryable,
  productId: number,
  { page, limit }: { page: number; limit: number },
  locale: WireLocale,
): Promise<{ list: Question[]; total: number }> => {
  const from = sql`from question q join product p on p.id = q.product_id
    where q.product_id = ${productId}::int and q.hidden_at is null and ${isProductForSale}`;
  const { list, total } = await rowOf<{ list: Question[]; total: number }>(
    db,
    sql`select (select count(*)::int ${from}) as total,
      coalesce((select json_agg(${questionJson} order by q.place) from (
        select q.*, row_number() over (order by q.locale = ${locale} desc,
          exists (select from question_answer a where a.question_id = q.id) desc, q.id desc) as place
        ${from}
        order by place limit ${limit}::int offset ${(page - 1) * limit}::int) q), '[]') as list`,
  );
  return { list: list.map(masked), total };
};

export interface ShopQuestionQuery {
  readonly by: AnsweringFor;
  /** Only unanswered questions. */
  readonly open?: boolean | undefined;
  readonly page: number;
  readonly limit: number;
}

/** One page of the questions to shops: open ones first, the oldest of them at the top. */
export const readShopQuestions = async (
  db: Queryable,
  { by, open = false, page, limit }: ShopQuestionQuery,
  locale: WireLocale,
): Promise<{ list: ShopQuestion[]; total: number }> => {
  const answered = sql`exists (select from question_answer a where a.question_id = q.id)`;
  const own = "isOperator" in by ? sql`true` : sql`p.merchant_id = any(${sql.param([...by.shopIds])}::int[])`;
  const from = sql`from question q join product p on p.id = q.product_id
    where ${own} and q.hidden_at is null and ${open ? sql`not ${answered}` : sql`true`}`;
  return rowOf<{ list: ShopQuestion[]; total: number }>(
    db,
    sql`select (select count(*)::int ${from}) as total,
      coalesce((select json_agg((${questionJson})::jsonb || jsonb_build_object(
          'productId', q.product_id, 'storeName', ${textInSql("q.name", locale)}) order by q.place)
        from (select q.*, p.name, row_number() over (order by ${answered}, q.id) as place ${from}
              order by place limit ${limit}::int offset ${(page - 1) * limit}::int) q), '[]') as list`,
  );
};

export interface NewQuestion {
  readonly productId: number;
  readonly accountId: number;
  readonly content: string;
  readonly locale: WireLocale;
  readonly now: Date;
}

/** Writes a question; null if there is no such product on sale. */
export const writeQuestion = (db: Database, input: NewQuestion): Promise<Question | null> =>
  transaction(db, (tx) => write(tx, input));

const write = async (tx: Transaction, input: NewQuestion): Promise<Question | null> => {
  const { productId, accountId, content, locale, now } = input;
  const [known] = await rowsOf<{
    nickname: string;
    merchantId: number;
    shop: string;
    product: LocalizedText;
  }>(
    tx,
    sql`select a.nickname, m.id as "merchantId", m.name as shop, p.name as product
      from account a, product p join merchant m on m.id = p.merchant_id
      where a.id = ${accountId}::int and p.id = ${productId}::int and ${isProductForSale}`,
  );
  if (!known) return null;
  const [written] = await tx
    .insert(question)
    .values({ productId, accountId, nickname: known.nickname, content, locale, createdAt: now })
    .returning({ id: question.id });
  await notifyStaff(tx, {
    merchantId: known.merchantId,
    kind: "workQuestion",
    values: { shop: known.shop, product: known.product },
    page: "questions",
    at: now,
  });
  await publishTags(tx, [questionsTag(productId)]);
  const row = await rowOf<{ question: Question }>(
    tx,
    sql`select ${questionJson} as question from question q where q.id = ${written?.id ?? 0}::int`,
  );
  return masked(row.question);
};
