import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { testContext, type TestContext } from "../../testing/test-context.ts";
import { listOrders, unpaidMasters } from "./list-orders.ts";

const sent = vi.spyOn(Client.prototype, "query");
let context: TestContext;
beforeAll(async () => {
  context = await testContext();
});
afterAll(() => context.close());
afterAll(() => sent.mockRestore());

/** The query plan on tables that are too large to sort. */
const planOf = async (read: () => Promise<unknown>): Promise<string> => {
  sent.mockClear();
  await read();
  const statements = sent.mock.calls as unknown as [{ text: string }, unknown[]][];
  const page = statements.find(([{ text }]) => text.includes("limit"));
  if (!page) throw new Error("No statement reads a page");
  const [{ text }, values] = page;
  return context.ctx.db.transaction(async (tx) => {
    for (const way of ["seqscan", "bitmapscan", "sort", "incremental_sort"])
      await tx.execute(sql.raw(`set local enable_${way} = off`));
    const filled = text.replaceAll(/\$(\d+)/g, (_, at: string) => `'${String(values[Number(at) - 1])}'`);
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql.raw(`explain ${filled}`));
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  });
};

it.each([-9, 0, 1, 2, 3, 4])("reads a page of the order list of type %i by an index", async (type) => {
  const plan = await planOf(() => listOrders(context.ctx.db, { accountId: 1 }, { type, page: 1, limit: 10 }));
  expect(plan).toContain("Index Scan using merchant_order_account");
  expect(plan).not.toContain("Sort");
});

it("reads a page of the unpaid orders by an index", async () => {
  const plan = await planOf(() => unpaidMasters(context.ctx.db, 1, { page: 1, limit: 10 }));
  expect(plan).toContain("Index Scan using master_order_account");
  expect(plan).not.toContain("Sort");
});
