import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { arrayText, intList, statement } from "./statement.ts";
import { transaction } from "./transaction.ts";

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
});
afterAll(() => context.close());

interface Values {
  numbers: string;
  text: string | null;
}

describe("statement", () => {
  it("builds its text once and uses each run's values", async () => {
    const build = vi.fn(
      (value: (name: keyof Values) => unknown) =>
        sql`select ${value("text")}::text as text, n from unnest(${value("numbers")}::int[]) n where n > ${1}::int and ${value("text")}::text is distinct from 'none'`,
    );
    const run = statement<Values, { text: string | null; n: number }>(build);
    const { db } = context.ctx;
    expect(await run(db, { numbers: arrayText([1, 2, 3]), text: "a" })).toEqual([
      { text: "a", n: 2 },
      { text: "a", n: 3 },
    ]);
    expect(await run(db, { numbers: arrayText([5]), text: null })).toEqual([{ text: null, n: 5 }]);
    expect(await run(db, { numbers: arrayText([5]), text: "none" })).toEqual([]);
    expect(build).toHaveBeenCalledTimes(1);
  });

  it("uses one plan for lists of integers of any length", async () => {
    const { db } = context.ctx;
    const read = statement<{ ids: string }>(
      (value) => sql`select 'listed' as mark from product p join sku s on s.product_id = p.id
        where p.id = any(${intList(value("ids"))}) and s.product_id = any(${intList(value("ids"))})`,
    );
    const calls = 20;
    const plans = await transaction(db, async (tx) => {
      for (let call = 0; call < calls; call += 1) await read(tx, { ids: arrayText([1]) });
      const { rows } = await tx.execute(
        sql`select generic_plans > 0 as kept from pg_prepared_statements where statement like '%listed%'
          and statement not like '%pg_prepared%'`,
      );
      return rows;
    });
    expect(plans).toEqual([{ kept: true }]);
  });

  it("runs in the transaction that it is called with", async () => {
    const { db } = context.ctx;
    const write = statement<{ name: string }>(
      (value) => sql`insert into job_run (name, last_run_at) values (${value("name")}, now())`,
    );
    const undone = transaction(db, async (tx) => {
      await write(tx, { name: "undone" });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await transaction(db, (tx) => write(tx, { name: "done" }));
    const { rows } = await db.execute(sql`select name from job_run where name like '%done'`);
    expect(rows).toEqual([{ name: "done" }]);
  });
});
