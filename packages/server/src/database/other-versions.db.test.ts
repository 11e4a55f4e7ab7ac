import { afterAll, beforeAll, expect, it } from "vitest";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { connectionName } from "./migrate.ts";
import { warnOfOtherVersions } from "./other-versions.ts";
import { createPool } from "./pool.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

it.each([
  ["carmine 1", 1],
  [connectionName, 0],
  ["psql", 0],
])("warns about a connection named %s: %i times", async (name, times) => {
  const pool = createPool({ connectionString: shop.url, max: 1, application_name: name });
  // The last connection is still closing when the test database is dropped.
  pool.on("error", () => undefined);
  await pool.query("select 1");
  const warnings: object[] = [];
  await warnOfOtherVersions(shop.ctx.db, { warn: (...words: unknown[]) => warnings.push(words) });
  await pool.end();
  expect(warnings).toHaveLength(times);
});
