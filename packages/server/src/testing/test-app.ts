import { randomBytes } from "node:crypto";
import type { Endpoint, Schema, WireLocale } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import type { input, output } from "zod/v4/core";
import { createApp } from "../app.ts";
import { readConfig, type Config } from "../config.ts";
import type { AppContext } from "../context.ts";
import { databaseOf } from "../database/connection.ts";
import { createJobs } from "../jobs/jobs.ts";
import type { Message } from "../messaging/messenger.ts";
import { outboxMessenger } from "../messaging/outbox.ts";
import { databaseAt, execute } from "./databases.ts";

/** A clock that stands until a test moves it. */
export interface TestClock {
  now(): Date;
  /** Lets time pass. */
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

export interface CallInput<P, Q, B> {
  params?: P;
  query?: Q;
  body?: B;
  /** Session token, sent as `authori-zation`. */
  token?: string | undefined;
  guestToken?: string | undefined;
  locale?: WireLocale;
  headers?: Record<string, string>;
  /** Address the request comes from. */
  from?: string;
}

export interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly ctx: AppContext;
  readonly clock: TestClock;
  /** Messages sent so far, oldest first. */
  readonly messages: Message[];
  /** Connection string of this test file's database. */
  readonly url: string;
  /** Calls an endpoint of the contract through the whole app. */
  call<P extends Schema, Q extends Schema, B extends Schema, D extends Schema>(
    endpoint: Endpoint<P, Q, B, D>,
    input?: CallInput<input<P>, input<Q>, input<B>>,
  ): Promise<Answer<output<D>>>;
  close(): Promise<void>;
}

const pathOf = (template: string, params: unknown): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

const queryOf = (query: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((query ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * A marketplace of its own: a fresh clone of the migrated database, a clock that can be moved, and messages kept.
 * Call it once per test file and close it at the end.
 */
export const testApp = async (changes: Partial<Config> = {}): Promise<TestApp> => {
  const adminUrl = inject("adminUrl");
  const name = `carmine_test_${randomBytes(6).toString("hex")}`;
  await execute(adminUrl, `create database ${name} template ${inject("template")}`);
  const url = databaseAt(adminUrl, name);
  const pool = new pg.Pool({ connectionString: url, max: 8 });
  const db = databaseOf(pool);
  const clock = testClock();
  const log = pino({ level: process.env["TEST_LOG"] ?? "silent" });
  const messages: Message[] = [];
  const outbox = outboxMessenger(db, clock);
  const ctx: AppContext = {
    config: { ...readConfig({ DEMO: "true" }), ...changes },
    db,
    database: { kind: "embedded", version: "test" },
    log,
    clock,
    messenger: {
      send: async (message) => {
        messages.push(message);
        await outbox.send(message);
      },
    },
    jobs: createJobs(db, log, clock),
  };
  const app = createApp(ctx);
  await app.ready();

  return {
    app,
    ctx,
    clock,
    messages,
    url,
    call: async (endpoint, wish = {}) => {
      const { params, query, body, token, guestToken, locale, headers, from } = wish;
      const kind = endpoint.bodyKind ?? "json";
      const response = await app.inject({
        method: endpoint.method,
        url: pathOf(endpoint.path, params),
        query: queryOf(query),
        ...(from === undefined ? {} : { remoteAddress: from }),
        headers: {
          ...(token === undefined ? {} : { "authori-zation": token }),
          ...(guestToken === undefined ? {} : { "guest-token": guestToken }),
          ...(locale === undefined ? {} : { cookie: `locale=${locale}` }),
          ...(body === undefined
            ? {}
            : { "content-type": kind === "form" ? "application/x-www-form-urlencoded" : "application/json" }),
          ...headers,
        },
        ...(body === undefined
          ? {}
          : {
              payload: kind === "form" ? new URLSearchParams(queryOf(body)).toString() : JSON.stringify(body),
            }),
      });
      const answer = response.json<{ code: number; message: string; data: never }>();
      return { ...answer, status: response.statusCode, headers: response.headers };
    },
    close: async () => {
      await app.close();
      await ctx.jobs.stop();
      await pool.end();
      await execute(adminUrl, `drop database ${name} with (force)`);
    },
  };
};
