import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashSecret } from "../accounts/passwords.ts";
import { account } from "../database/schema/accounts.ts";
import { schemaCompatibility } from "../database/schema/platform.ts";
import { startEmbedded } from "../database/embedded/server.ts";
import { demoAccounts } from "../demo/accounts.ts";
import { seedAccounts } from "../demo/seed-accounts.ts";
import { ConfigError, createMarketplace, DatabaseUnavailable, readConfig } from "../index.ts";
import { execute } from "../testing/databases.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "carmine-marketplace-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const config = () => readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent" });

// Each start creates a database, which takes longer than 30 s on a busy machine.
describe("createMarketplace", { timeout: 120_000 }, () => {
  it("starts on an empty folder, reports when it is ready, and leaves nothing running", async () => {
    const shop = await createMarketplace(config());
    expect((await shop.app.inject("/health")).statusCode).toBe(503);
    await shop.ready();
    const health = await shop.app.inject("/health");
    expect(health.json()).toEqual({ status: "ok" });
    await shop.ctx.db.execute(sql`insert into hot_word (title) values ('{"en":"winter"}')`);
    await Promise.all([shop.close(), shop.close()]);
    await expect(shop.ctx.db.execute(sql`select 1`)).rejects.toThrow("select 1");
  });

  it("finds all data at the second start, while a tool uses the same database", async () => {
    const shop = await createMarketplace(config());
    const tool = await createMarketplace(config(), { share: true });
    const { rows } = await tool.ctx.db.execute(sql`select title ->> 'en' as title from hot_word`);
    expect(rows).toEqual([{ title: "winter" }]);
    await tool.close();
    await shop.ready();
    expect((await shop.app.inject("/health")).statusCode).toBe(200);
    await shop.close();
  });

  it("refuses a database of a newer version, for the shop and for its tools", async () => {
    const shop = await createMarketplace(config());
    await shop.ctx.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 4102444800000)`,
    );
    const [before] = await shop.ctx.db.select().from(schemaCompatibility);
    await shop.ctx.db.update(schemaCompatibility).set({ oldestMigration: 4_102_444_800_000 });
    const message = /^The database has the schema of a newer version .*2100-01-01.*\.$/;
    await expect(createMarketplace(config(), { share: true })).rejects.toThrow(message);
    await shop.close();
    const again = createMarketplace(config());
    await expect(again).rejects.toThrow(message);
    await expect(again).rejects.toThrow(DatabaseUnavailable);
    const server = await startEmbedded(folder);
    await execute(server.url, "delete from drizzle.__drizzle_migrations where hash = 'newer'");
    await execute(
      server.url,
      `update schema_compatibility set oldest_migration = ${before?.oldestMigration ?? 0}`,
    );
    await server.stop();
  });

  it("closes its database even if a previous step failed to close", async () => {
    const shop = await createMarketplace(config());
    shop.app.addHook("onClose", () => Promise.reject(new Error("stuck")));
    await expect(shop.close()).rejects.toThrow("stuck");
    await expect(shop.ctx.db.execute(sql`select 1`)).rejects.toThrow("select 1");
  });

  it("refuses to be public while a demo's published sign-ins work", async () => {
    const PUBLIC_URL = "https://shop.example";
    const open = (more: NodeJS.ProcessEnv) =>
      createMarketplace(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", ...more }));
    const shop = await open({ PUBLIC_URL });
    await seedAccounts(
      shop.ctx,
      demoAccounts.filter(({ works }) => works?.role === "operator"),
    );
    await expect(shop.ready()).rejects.toThrow(ConfigError);
    await expect(shop.ready()).rejects.toThrow(/^The database contains sign-ins .*DEMO=true.*\.$/);
    await shop.close();

    const demo = await open({ PUBLIC_URL, DEMO: "true" });
    await demo.ready();
    await demo.ctx.db.update(account).set({ passwordHash: await hashSecret("another one 7") });
    await demo.close();
    const cured = await open({ PUBLIC_URL });
    await cured.ready();
    await cured.close();
  });

  it("reports an unreachable database in one sentence without its password", async () => {
    const lost = createMarketplace(
      readConfig({ DATABASE_URL: "postgres://shop:hunter2@127.0.0.1:9/shop", LOG_LEVEL: "silent" }),
    );
    await expect(lost).rejects.toThrow(
      /^PostgreSQL at 127\.0\.0\.1:9\/shop can't be reached .*Check DATABASE_URL\.$/,
    );
    await expect(lost).rejects.not.toThrow(/hunter2/);
  });
});
