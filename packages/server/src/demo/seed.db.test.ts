import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { rowsOf } from "../database/rows.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { deliveryTerms, readDelivery } from "../shipping/delivery/delivery-terms.ts";
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

it("ships farther at a higher cost and in more time", async () => {
  const { db } = shop.ctx;
  const shops = await rowsOf<{ id: number }>(db, sql`select id from merchant`);
  expect(shops).toHaveLength(tables.merchants.length);
  for (const { id } of shops) {
    const terms = [];
    for (const country of ["US", "CA", "DE", "LA", "AQ"]) {
      const row = await readDelivery(db, id, country);
      const piece = { price: "5.00", weight: "1" };
      terms.push(deliveryTerms(row, piece, { country, locale: "en", today: "2026-11-25", digits: 2 }));
    }
    const [home, canada, germany, laos, antarctica] = terms.map(({ freightFrom, delivery }) => ({
      fee: Number(freightFrom),
      latest: delivery?.latest ?? "",
    }));
    expect(germany).toEqual(laos);
    for (const [near, far] of [
      [home, canada],
      [canada, germany],
      [germany, antarctica],
    ]) {
      expect(near && far && near.fee < far.fee, `shop ${id}`).toBe(true);
      expect(near && far && near.latest < far.latest, `shop ${id}`).toBe(true);
    }
  }
});

it("has its shop types and trades once, although every database starts with some", async () => {
  const names = await rowsOf<{ name: string; fee: number }>(
    shop.ctx.db,
    sql`select name ->> 'en' as name, handling_fee as fee from merchant_category order by sort`,
  );
  expect(names).toEqual(
    tables.merchantCategories.map(({ name, handlingFee: fee }) => ({ name: name.en, fee })),
  );
  const types = await rowsOf<{ name: string }>(
    shop.ctx.db,
    sql`select name ->> 'en' as name from merchant_type order by sort`,
  );
  expect(types).toEqual(tables.merchantTypes.map(({ name }) => ({ name: name.en })));
});

it("assigns each review to one person per name", async () => {
  const { rows } = await shop.ctx.db.execute<{ unknown: number; people: number; names: number }>(
    sql`select count(*) filter (where r.account_id is null)::int as unknown,
        count(distinct r.account_id)::int as people,
        count(distinct (r.account_id, r.nickname))::int as names
      from review r`,
  );
  expect(rows[0]?.unknown).toBe(0);
  expect(rows[0]?.people).toBeGreaterThan(20);
  expect(rows[0]?.names).toBe(rows[0]?.people);
});

it("sorts reviews by helpful marks, and shows additions to them", async () => {
  const [row] = await rowsOf<{ helpful: number; orders: number; added: number; late: number }>(
    shop.ctx.db,
    sql`select count(*) filter (where helpful > 0)::int as helpful, count(addition)::int as added,
        count(*) filter (where added_at > created_at)::int as late,
        (select count(*)::int from (select from review group by product_id having count(distinct helpful) > 2) p) as orders
      from review`,
  );
  expect(row?.helpful).toBeGreaterThan(500);
  expect(row?.orders).toBeGreaterThan(100);
  expect(row?.added).toBeGreaterThan(40);
  expect(row?.late).toBe(row?.added);
});
