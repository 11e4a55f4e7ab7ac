import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { isProductForSale } from "./for-sale.ts";

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
});
afterAll(() => context.close());

it("reads closed shops by an index, even if many shops are open", async () => {
  await context.ctx.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    const { rows } = await tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select from product p where p.id = 1 and ${isProductForSale}`,
    );
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("merchant_closed");
  });
});
