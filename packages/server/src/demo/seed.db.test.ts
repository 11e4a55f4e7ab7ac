import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../database/rows.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { seedMarketplace } from "./seed.ts";
import tables from "./tables/index.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
  await seedMarketplace(shop.ctx.db, tables, shop.ctx.clock.now());
}, 120_000);
afterAll(() => shop.close());

it("has questions and answers of shops about products of every department, in every language", async () => {
  const rows = await rowsOf<{ department: number; questions: number; answers: number; locales: number }>(
    shop.ctx.db,
    sql`select c.id as department, count(q.id)::int as questions, count(a.question_id)::int as answers,
        count(distinct q.locale)::int as locales
      from category c left join product p on p.category_path[1] = c.id left join question q on q.product_id = p.id
      left join question_answer a on a.question_id = q.id and a.merchant_id = p.merchant_id
      where c.level = 1 group by c.id`,
  );
  expect(rows).toHaveLength(tables.categories.length);
  for (const { department, questions, answers, locales } of rows) {
    expect(answers, `department ${department}`).toBeGreaterThan(0);
    expect(answers).toBeLessThanOrEqual(questions);
    expect(locales, `department ${department}`).toBeGreaterThan(4);
  }
});
