// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { dropPendingAct, keepPendingAct, takePendingAct } from "./pending-act.ts";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const shop = { kind: "shops", id: 4 } as const;

test("returns a pending action once, and only to its own button", () => {
  keepPendingAct(shop);
  expect(takePendingAct({ kind: "products", id: 4 })).toBe(false);
  expect(takePendingAct({ kind: "shops", id: 5 })).toBe(false);
  expect(takePendingAct(shop)).toBe(true);
  expect(takePendingAct(shop)).toBe(false);
});

test("expires when the panel closes, and after ten minutes", () => {
  keepPendingAct(shop);
  dropPendingAct();
  expect(takePendingAct(shop)).toBe(false);
  vi.useFakeTimers();
  keepPendingAct(shop);
  vi.advanceTimersByTime(11 * 60_000);
  expect(takePendingAct(shop)).toBe(false);
});

test("ignores malformed stored actions", () => {
  sessionStorage.setItem("pendingAct", "not JSON");
  expect(takePendingAct(shop)).toBe(false);
});
