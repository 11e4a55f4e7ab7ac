import { randomBytes } from "node:crypto";
import { pino } from "pino";
import { inject } from "vitest";
import { readConfig, type Config } from "../config.ts";
import type { AppContext, Message } from "../context.ts";
import { databaseOf } from "../database/connection.ts";
import { createPageTags } from "../database/page-tags.ts";
import { createPool } from "../database/pool.ts";
import { readCommitted } from "../database/replica.ts";
import { createJobs } from "../jobs/jobs.ts";
import { createMessenger } from "../messaging/outbox.ts";
import { databaseAt, execute } from "./databases.ts";
import type { Clock } from "../shared/clock.ts";
import { rejectMissingFields } from "./reject-missing-fields.ts";

/** A running clock that can be advanced. */
export interface TestClock extends Clock {
  advance(milliseconds: number): void;
}

const testClock = (): TestClock => {
  let passed = 0;
  return {
    now: () => new Date(Date.now() + passed),
    advance: (milliseconds) => {
      passed += milliseconds;
    },
  };
};

export interface TestContext {
  readonly ctx: AppContext;
  readonly clock: TestClock;
  /** Messages sent so far, oldest first. */
  readonly messages: Message[];
  /** Connection string of this test file's database. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A domain's context with a fresh clone of the migrated database, an adjustable clock and recorded messages.
 * Call it once per test file and close it at the end.
 */
export const testContext = async (changes: Partial<Config> = {}): Promise<TestContext> => {
  const adminUrl = inject("adminUrl");
  const name = `carmine_test_${randomBytes(6).toString("hex")}`;
  // Copies files instead of logging every page, because nothing has to survive a crash.
  await execute(adminUrl, `create database ${name} template ${inject("template")} strategy file_copy`);
  const url = databaseAt(adminUrl, name);
  const pool = createPool({ connectionString: url, max: 8 });
  const db = databaseOf(pool);
  const clock = testClock();
  const log = pino({ level: process.env["TEST_LOG"] ?? "silent" });
  // The server may drop the database while a connection is still closing.
  pool.on("error", (error) => log.warn({ err: error }, "an idle database connection failed"));
  const messages: Message[] = [];
  const config = { ...readConfig({}), ...changes };
  const messenger = createMessenger(db, clock, config);
  const ctx: AppContext = {
    config,
    db,
    readCommitted: readCommitted(db, null, log),
    database: { kind: "embedded", version: "test" },
    log,
    clock,
    messenger: {
      ...messenger,
      send: async (sent, tx) => {
        messages.push(...[sent].flat());
        await messenger.send(sent, tx);
      },
    },
    jobs: createJobs(db, log, clock),
    pageTags: createPageTags(db, log),
    inspect: rejectMissingFields,
  };
  return {
    ctx,
    clock,
    messages,
    url,
    close: async () => {
      await ctx.jobs.stop();
      await ctx.pageTags.stop();
      await pool.end();
      await execute(adminUrl, `drop database ${name} with (force)`);
    },
  };
};
