import { afterAll, beforeAll, expect, it } from "vitest";
import { execute } from "../testing/databases.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { migrate } from "./migrate.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

const future = 4_102_444_800_000;
const addFuture = () =>
  execute(
    shop.url,
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', ${future})`,
  );
const removeFuture = () => execute(shop.url, "delete from drizzle.__drizzle_migrations where hash = 'newer'");

it("runs on the schema of a newer version whose migrations only add to it", async () => {
  await addFuture();
  expect(await migrate(shop.url)).toBe(0);
  await removeFuture();
});

it("refuses the schema of a newer version with a contract migration", async () => {
  await addFuture();
  await execute(shop.url, `update schema_compatibility set oldest_migration = ${future}`);
  await expect(migrate(shop.url)).rejects.toThrow(/schema of a newer version .*2100-01-01/);
  await removeFuture();
});

it("refuses pending migrations that it may not apply", async () => {
  await execute(
    shop.url,
    "delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)",
  );
  await expect(migrate(shop.url, { apply: false })).rejects.toThrow(
    'The database has 1 pending migration and MIGRATE_ON_START is false: run "shop migrate" first.',
  );
});
