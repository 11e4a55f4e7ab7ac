import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../testing/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});
afterAll(() => shop.close());

it("deletes entries after AUDIT_DAYS, more than a batch of them", async () => {
  const { db, config } = shop.ctx;
  expect(config.retention.auditDays).toBe(3650);
  await db.execute(sql`
    insert into audit_entry (role, action, subject, created_at)
    select 'operator', 'test', 'test:' || n, now() - (5650 - n) * interval '1 day' from generate_series(1, 5000) n`);
  await shop.ctx.jobs.run("delete-old-audit-entries");
  const { rows } = await db.execute(
    sql`select count(*)::int, min(id) - (select min(id) from audit_entry where subject = 'test:2001') as first from audit_entry where action = 'test'`,
  );
  // Entries 1 to 2000 are 3650 days old or older.
  expect(rows).toEqual([{ count: 3000, first: 0 }]);
});
