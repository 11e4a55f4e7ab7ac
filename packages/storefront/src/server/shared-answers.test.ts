import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSharedAnswers } from "./shared-answers.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("asks once for all who want the answer while it is fresh", async () => {
  const shared = createSharedAnswers(1000);
  const ask = vi.fn<() => Promise<string>>(async () => "tree");
  const both = [shared.get("en", ["home"], ask), shared.get("en", ["home"], ask)];
  expect(await Promise.all(both)).toEqual(["tree", "tree"]);
  await shared.get("en", ["home"], ask);
  expect(ask).toHaveBeenCalledTimes(1);
  await shared.get("fr", ["home"], ask);
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(1001);
  await shared.get("en", ["home"], ask);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("an answer that was under way when it was dropped serves only those who waited for it", async () => {
  const shared = createSharedAnswers(1000);
  let finish: (answer: string) => void = () => undefined;
  const early = shared.get("en", ["home"], () => new Promise<string>((resolve) => (finish = resolve)));
  shared.drop(["home"]);
  finish("old");
  expect(await early).toBe("old");
  expect(await shared.get("en", ["home"], async () => "new")).toBe("new");
});

test("a tag drops the answers that carry it and no others", async () => {
  const shared = createSharedAnswers(1000);
  await shared.get("tires", ["category:1", "search"], async () => "old tires");
  await shared.get("tools", ["category:2"], async () => "tools");
  shared.drop(["product:7", "category:1"]);
  expect(await shared.get("tires", [], async () => "new tires")).toBe("new tires");
  expect(await shared.get("tools", [], async () => "new tools")).toBe("tools");
  shared.clear();
  expect(await shared.get("tools", [], async () => "new tools")).toBe("new tools");
});

test("a failure is not kept", async () => {
  const shared = createSharedAnswers(1000);
  await expect(shared.get("en", [], () => Promise.reject(new Error("down")))).rejects.toThrow("down");
  expect(await shared.get("en", [], async () => "up")).toBe("up");
});
