import { sql } from "drizzle-orm";
import type { Transaction } from "../database/connection.ts";
import { carSize, guide } from "../database/schema/content.ts";
import { question, questionAnswer } from "../database/schema/product-page.ts";
import { missedSearch, searchSynonym } from "../database/schema/search.ts";
import { dayMs } from "../shared/durations.ts";
import type { SeededProduct } from "./seed-products.ts";
import { known } from "./seed-text.ts";
import type { DemoTables } from "./types.ts";

interface Places {
  products: ReadonlyMap<string, SeededProduct>;
  now: Date;
}

const seedQuestions = async (tx: Transaction, { questions }: DemoTables, { products, now }: Places) => {
  if (questions.length === 0) return;
  const written = await tx
    .insert(question)
    .values(
      questions.map(({ product, nickname, question: content, locale, ageDays }) => ({
        productId: known(products, product, "product").id,
        nickname,
        content,
        locale,
        createdAt: new Date(now.getTime() - ageDays * dayMs),
      })),
    )
    .returning({ id: question.id });
  const answers = questions.flatMap(({ answer }, place) =>
    answer === undefined ? [] : [{ id: written[place]?.id, answer }],
  );
  // Each shop answered after some hours.
  await tx.execute(sql`insert into ${questionAnswer} (question_id, merchant_id, content, created_at)
    select q.id, p.merchant_id, a.answer, q.created_at + make_interval(hours => 1 + q.id % 20)
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a (id int, answer text)
    join ${question} q on q.id = a.id join product p on p.id = q.product_id`);
};

/** Discounted products cost their list price until some days ago. */
const seedPriceHistory = async (tx: Transaction, now: Date) => {
  const at = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  await tx.execute(sql`update price_change set since = ${at(12)}::timestamptz`);
  await tx.execute(sql`insert into price_change (sku_id, since, price)
    select id, ${at(90)}::timestamptz, list_price from sku where list_price is not null`);
};

/** Language, words, days since the last search, and number of searches. */
const missedSearches = [
  ["en", "sealant spray", 0, 23],
  ["es", "cubrellantas", 1, 14],
  ["fr", "démonte-pneu", 2, 11],
  ["zh-CN", "雪地链", 1, 9],
  ["th", "จุ๊บลม", 4, 6],
  ["en", "moped tube", 8, 4],
  ["lao", "ຢາງຈັກ", 3, 3],
] as const;

/** Writes synonyms, searches without results, guides, sizes by car, questions and the price history. */
export const seedDiscovery = async (tx: Transaction, tables: DemoTables, places: Places): Promise<void> => {
  await tx.insert(guide).values(tables.guides);
  await tx.insert(carSize).values(tables.carSizes);
  await tx
    .insert(searchSynonym)
    .values(
      tables.synonyms.flatMap(({ locale, term, meanings }) =>
        meanings.map((meaning) => ({ locale, term, meaning })),
      ),
    );
  await tx.insert(missedSearch).values(
    missedSearches.map(([locale, words, ageDays, count]) => ({
      day: new Date(places.now.getTime() - ageDays * dayMs).toISOString().slice(0, 10),
      locale,
      words,
      count,
    })),
  );
  await seedPriceHistory(tx, places.now);
  await seedQuestions(tx, tables, places);
};
