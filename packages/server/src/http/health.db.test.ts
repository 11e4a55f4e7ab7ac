import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createApp } from "../app.ts";
import { transaction } from "../database/transaction.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";

let shop: TestContext;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  shop = await testContext();
  app = createApp(shop.ctx);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const health = async () => {
  const since = performance.now();
  const { statusCode, body } = await app.inject("/health");
  return { statusCode, body: JSON.parse(body) as unknown, ms: performance.now() - since };
};

it("responds while all connections are in use", async () => {
  const pool = shop.ctx.db.$client;
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  const answer = await health();
  for (const client of clients) client.release();
  expect(answer).toMatchObject({ statusCode: 200, body: { status: "ok" } });
  expect(answer.ms).toBeLessThan(2500);
});

it("is live but not ready during startup and shutdown, closes connections at the end, and shows no version", async () => {
  const readiness = { ready: false, isStopping: false };
  const other = await testContext();
  const starting = createApp(other.ctx, readiness);
  const answers = async () => {
    const [live, ready] = await Promise.all([
      starting.inject("/health/live"),
      starting.inject("/health/ready"),
    ]);
    return [live.statusCode, live.headers["connection"], ready.statusCode, ready.json<unknown>()];
  };
  expect(await answers()).toEqual([200, "keep-alive", 503, { status: "unavailable" }]);
  readiness.ready = true;
  expect(await answers()).toEqual([200, "keep-alive", 200, { status: "ok" }]);
  Object.assign(readiness, { ready: false, isStopping: true });
  expect(await answers()).toEqual([200, "close", 503, { status: "unavailable" }]);
  await starting.close();
  await other.close();
});

it("reports stalled jobs", async () => {
  const other = await testContext();
  const otherApp = createApp(other.ctx);
  other.ctx.jobs.every("ahead", 60_000, async () => undefined);
  other.ctx.jobs.start();
  await other.ctx.jobs.run("ahead");
  expect((await otherApp.inject("/health")).json()).toEqual({ status: "ok" });
  const lastRunAt = sql`now() + interval '1 day'`;
  await other.ctx.db.execute(sql`update job_run set last_run_at = ${lastRunAt} where name = 'ahead'`);
  other.clock.advance(8 * 60_000);
  const answer = await otherApp.inject("/health");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    status: "degraded",
    stalledJobs: expect.arrayContaining(["ahead"]) as string[],
  });
  await otherApp.close();
  await other.close();
});

it("responds with 503 within seconds if the database is blocked, and with 200 afterwards", async () => {
  const blocked = await transaction(shop.ctx.db, async (tx) => {
    await tx.execute(sql`lock table job_run in access exclusive mode`);
    return health();
  });
  expect(blocked).toMatchObject({ statusCode: 503, body: { status: "unavailable" } });
  expect(blocked.ms).toBeLessThan(2500);
  expect(await health()).toMatchObject({ statusCode: 200, body: { status: "ok" } });
});
