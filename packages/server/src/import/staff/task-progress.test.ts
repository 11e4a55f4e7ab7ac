import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import type { AppContext } from "../../context.ts";
import { progressOf } from "./task-progress.ts";

it("ends after its last update", async () => {
  const update = Promise.withResolvers<void>();
  const db = { update: () => ({ set: () => ({ where: () => update.promise }) }) };
  const ctx = { db, clock: { now: () => new Date() } } as unknown as AppContext;
  let hasEnded = false;
  const task = async (): Promise<void> => {
    await using progress = progressOf(ctx, 1);
    progress.report(0.5);
  };
  const end = task().then(() => {
    hasEnded = true;
  });
  await setImmediate();
  expect(hasEnded).toBe(false);
  update.resolve();
  await end;
});
