import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { createJobs } from "./jobs.ts";

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

  it("goes on after a failure and stops when it is told to, after the work in hand", async () => {
    const jobs = createJobs(shop.ctx.db, shop.ctx.log, shop.clock);
    let begun = 0;
    let ended = 0;
    jobs.every("fail", 30, async () => {
      begun += 1;
      await pause(20);
      ended += 1;
      throw new Error("on purpose");
    });
    jobs.start();
    await expect.poll(() => begun).toBeGreaterThanOrEqual(3);
    await jobs.stop();
    expect(ended).toBe(begun);
    const after = begun;
    await pause(120);
    expect(begun).toBe(after);
  });

  it("refuses two jobs of one name", () => {
    const jobs = createJobs(shop.ctx.db, shop.ctx.log, shop.clock);
    jobs.every("twice", 1000, async () => undefined);
    expect(() => jobs.every("twice", 1000, async () => undefined)).toThrow("Two jobs are called twice");
  });
});
