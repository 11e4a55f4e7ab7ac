import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSharedAnswers } from "./shared-answers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("asks once for all who want the answer while it is fresh", async () => {
  const shared = createSharedAnswers(1000);
  const ask = vi.fn<() => Promise<string>>(async () => "tree");
  expect(await Promise.all([shared.get("en", ask), shared.get("en", ask)])).toEqual(["tree", "tree"]);
  await shared.get("en", ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await shared.get("fr", ask);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1000);
  await shared.get("en", ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("an answer that was under way when it was dropped serves only those who waited for it", async () => {
  const shared = createSharedAnswers(1000);
  let finish: (answer: string) => void = () => undefined;
  const early = shared.get("en", () => new Promise<string>((resolve) => (finish = resolve)));
  shared.clear();
  finish("old");
  expect(await early).toBe("old");
  expect(await shared.get("en", async () => "new")).toBe("new");
});

test("a failure is not kept", async () => {
  const shared = createSharedAnswers(1000);
  await expect(shared.get("en", () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await shared.get("en", async () => "up")).toBe("up");
});
