import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseOf } from "./connection.ts";
import { createPool, customPlanPrefix } from "./pool.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { jobRun } from "./schema/platform.ts";

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
});
afterAll(() => context.close());

describe("createPool", () => {
  it("prepares repeated statements, but no single-use statement and none planned for its values", async () => {
    const pool = createPool({ connectionString: context.url, max: 1 });
    pool.on("error", () => undefined);
    const db = databaseOf(pool);
    const prepared = async () => {
      const { rows } = await pool.query<{ statement: string }>(
        "select statement from pg_prepared_statements",
      );
      return rows.map(({ statement }) => statement);
    };
    for (const name of ["a", "b", "c", "d"]) {
      expect(await db.select().from(jobRun).where(eq(jobRun.name, name))).toEqual([]);
      const { rows } = await pool.query({ text: "select $1::text as name", values: [name] });
      expect(rows).toEqual([{ name }]);
    }
    await pool.query({ text: "select $1::int + 1", values: [1] });
    for (const value of [1, 2, 3, 4])
      await pool.query({ text: `${customPlanPrefix}select $1::int - 1`, values: [value] });
    const statements = await prepared();
    expect(statements.filter((text) => text.includes('from "job_run"'))).toHaveLength(1);
    expect(statements).toContain("select $1::text as name");
    expect(statements).not.toContain("select $1::int + 1");
    expect(statements.filter((text) => text.includes("select $1::int - 1"))).toEqual([]);
    await pool.end();
  });

  it("prepares nothing for a pooler in transaction mode, not even named statements", async () => {
    const pool = createPool({ connectionString: context.url, max: 1, prepare: false });
    for (const value of [1, 2, 3, 4, 5]) {
      await pool.query({ text: "select $1::int + 1", values: [value] });
      await pool.query({ name: "named", text: "select $1::int + 2", values: [value] });
    }
    const { rows } = await pool.query("select statement from pg_prepared_statements");
    expect(rows).toEqual([]);
    await pool.end();
  });

  it("survives a connection that breaks while in use", async () => {
    const pool = createPool({ connectionString: context.url, max: 2 });
    pool.on("error", () => undefined);
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
    const { promise: broken, resolve: tell } = Promise.withResolvers<unknown>();
    process.once("uncaughtException", tell);
    client.once("end", () => tell("it has ended"));
    await pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    expect(await broken).toBe("it has ended");
    process.off("uncaughtException", tell);
    await expect(client.query("select 1")).rejects.toThrow(/connection error|terminat/);
    // A caller may never release the connection, such as a transaction that failed to begin.
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
    client.release();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
