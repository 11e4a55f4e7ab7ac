import { channel } from "node:diagnostics_channel";
import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { databaseOf, type Database } from "./connection.ts";
import { createPool } from "./pool.ts";
import { readCommitted, replicaChannel } from "./replica.ts";

let context: TestContext;
beforeAll(async () => {
  context = await testContext();
});
afterAll(() => context.close());

const servers: unknown[] = [];
const note = (server: unknown) => void servers.push(server);
beforeEach(() => {
  servers.length = 0;
  channel(replicaChannel.name).subscribe(note);
});
afterEach(() => channel(replicaChannel.name).unsubscribe(note));

const warnings: unknown[] = [];
const log = { warn: (...given: unknown[]) => void warnings.push(given) };

/** A replica that has replayed the position at the given attempt; the drill runs against a real one. */
const replicaThat = (execute: () => unknown): Database =>
  ({ execute: async () => ({ rows: [{ current: execute() }] }) }) as unknown as Database;

const readFrom = (read: ReturnType<typeof readCommitted>, replica: Database) =>
  read(async (db) => (db === replica ? "replica" : "primary"));

describe("readCommitted", () => {
  it("waits until the replica has replayed earlier commits", async () => {
    let attempts = 0;
    const replica = replicaThat(() => (attempts += 1) === 3);
    expect(await readFrom(readCommitted(context.ctx.db, replica, log), replica)).toBe("replica");
    expect(attempts).toBe(3);
    expect(servers).toEqual(["replica"]);
  });

  it("uses the primary for a second if the replica is behind", async () => {
    let attempts = 0;
    const replica = replicaThat(() => {
      attempts += 1;
      return false;
    });
    const read = readCommitted(context.ctx.db, replica, log);
    expect(await readFrom(read, replica)).toBe("primary");
    expect(await readFrom(read, replica)).toBe("primary");
    expect(attempts).toBe(5);
    expect(servers).toEqual(["primary", "primary"]);
  });

  it("uses the primary if the other server isn't a replica", async () => {
    const pool = createPool({ connectionString: context.url, max: 1 });
    const other = databaseOf(pool);
    expect(await readFrom(readCommitted(context.ctx.db, other, log), other)).toBe("primary");
    await pool.end();
  });

  it("runs the read on the primary if the replica fails, and passes on other errors", async () => {
    const pool = createPool({ connectionString: "postgres://shop@127.0.0.1:1/shop", max: 1 });
    const down = databaseOf(pool);
    const read = readCommitted(context.ctx.db, down, log);
    expect(await read(async (db) => (await db.execute(sql`select 1 as one`)).rows)).toEqual([{ one: 1 }]);
    expect(warnings).toHaveLength(1);
    await pool.end();
    const refusing = readCommitted(
      context.ctx.db,
      replicaThat(() => true),
      log,
    );
    await expect(refusing(() => Promise.reject(new Error("not found")))).rejects.toThrow("not found");
  });
});
