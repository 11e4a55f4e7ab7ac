// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { dropPendingAct, keepPendingAct, takePendingAct } from "./pending-act.ts";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const shop = { kind: "shops", id: 4 } as const;

test("what a visitor wanted is taken up once, and by its own button only", () => {
  keepPendingAct(shop);
  expect(takePendingAct({ kind: "products", id: 4 })).toBe(false);
  expect(takePendingAct({ kind: "shops", id: 5 })).toBe(false);
  expect(takePendingAct(shop)).toBe(true);
  expect(takePendingAct(shop)).toBe(false);
});

test("it is forgotten when the panel is closed, and after ten minutes", () => {
  keepPendingAct(shop);
  dropPendingAct();
  expect(takePendingAct(shop)).toBe(false);
  vi.useFakeTimers();
  keepPendingAct(shop);
  vi.advanceTimersByTime(11 * 60_000);
  expect(takePendingAct(shop)).toBe(false);
});

test("text of another kind under its key is nothing", () => {
  sessionStorage.setItem("pendingAct", "not JSON");
  expect(takePendingAct(shop)).toBe(false);
});
