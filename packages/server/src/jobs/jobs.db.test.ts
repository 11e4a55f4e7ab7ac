import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobRun } from "../database/schema/platform.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { createJobs } from "./jobs.ts";

const hourMs = 3_600_000;

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

describe("jobs", () => {
  it("runs a job in one of several processes per interval", async () => {
    let runs = 0;
    const processes = Array.from({ length: 4 }, () => {
      const jobs = createJobs(shop.ctx.db, shop.ctx.log, shop.clock);
      jobs.every("count", 3_600_000, async () => {
        runs += 1;
      });
      jobs.start();
      return jobs;
    });
    await pause(300);
    await Promise.all(processes.map((jobs) => jobs.stop()));
    expect(runs).toBe(1);
  });

  it("continues after a failure, and waits for running work when it stops", async () => {
    const jobs = createJobs(shop.ctx.db, shop.ctx.log, shop.clock);
    let startedCount = 0;
    let ended = 0;
    jobs.every("fail", 30, async () => {
      startedCount += 1;
      await pause(20);
      ended += 1;
      throw new Error("on purpose");
    });
    jobs.start();
    await expect.poll(() => startedCount).toBeGreaterThanOrEqual(3);
    await jobs.stop();
    expect(ended).toBe(startedCount);
    const after = startedCount;
    await pause(120);
    expect(startedCount).toBe(after);
  });

  it("records the last success and the last failure", async () => {
    const jobs = createJobs(shop.ctx.db, shop.ctx.log, shop.clock);
    let error: Error | null = new Error("the provider is down");
    jobs.every("recorded", hourMs, async () => {
      if (error) throw error;
    });
    const row = async () => (await shop.ctx.db.select().from(jobRun).where(eq(jobRun.name, "recorded")))[0];
    await expect(jobs.run("recorded")).rejects.toThrow("the provider is down");
    expect(await row()).toMatchObject({ lastSuccessAt: null, lastError: "the provider is down" });
    error = null;
    await jobs.run("recorded");
    expect(await row()).toMatchObject({ lastSuccessAt: expect.any(Date) as Date, lastError: null });
  });

  it.each([
    ["in the future, which a clock that was ahead has left", 24 * hourMs, 1],
    ["less than an interval ahead, which another process has written", hourMs / 2, 0],
    ["less than an interval ago", -hourMs / 2, 0],
  ])("considers a last run %s", async (_name, offsetMs, expected) => {
    const jobs = createJobs(shop.ctx.db, shop.ctx.log, shop.clock);
    const lastRunAt = new Date(shop.clock.now().getTime() + offsetMs);
    await shop.ctx.db
      .insert(jobRun)
      .values({ name: "future", lastRunAt })
      .onConflictDoUpdate({ target: jobRun.name, set: { lastRunAt } });
    let runs = 0;
    jobs.every("future", hourMs, async () => {
      runs += 1;
    });
    jobs.start();
    await pause(100);
    await jobs.stop();
    expect(runs).toBe(expected);
  });

  it("lists jobs that have stopped running", async () => {
    const { db, log } = shop.ctx;
    const jobs = createJobs(db, log, shop.clock);
    jobs.every("hourly", hourMs, async () => undefined);
    jobs.every("daily", 24 * hourMs, async () => undefined);
    expect(await jobs.stalled(db)).toEqual([]);
    jobs.start();
    await pause(100);
    shop.clock.advance(2 * hourMs);
    expect(await jobs.stalled(db)).toEqual([]);
    shop.clock.advance(10 * 60_000);
    expect(await jobs.stalled(db)).toEqual(["hourly"]);
    const lastRunAt = shop.clock.now();
    await db.update(jobRun).set({ lastRunAt }).where(eq(jobRun.name, "hourly"));
    expect(await jobs.stalled(db)).toEqual([]);
    await jobs.stop();
  });

  it("refuses two jobs with the same name", () => {
    const jobs = createJobs(shop.ctx.db, shop.ctx.log, shop.clock);
    jobs.every("twice", 1000, async () => undefined);
    expect(() => jobs.every("twice", 1000, async () => undefined)).toThrow(
      'A job named "twice" already exists',
    );
  });
});
