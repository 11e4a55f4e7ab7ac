// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { dropPendingMark, keepPendingMark, takePendingMark } from "./pending-mark.ts";

afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

const shop = { kind: "shops", id: 4 } as const;

test("what a visitor wanted is taken up once, and by its own button only", () => {
  keepPendingMark(shop);
  expect(takePendingMark({ kind: "products", id: 4 })).toBe(false);
  expect(takePendingMark({ kind: "shops", id: 5 })).toBe(false);
  expect(takePendingMark(shop)).toBe(true);
  expect(takePendingMark(shop)).toBe(false);
});

test("it is forgotten when the panel is closed, and after ten minutes", () => {
  keepPendingMark(shop);
  dropPendingMark();
  expect(takePendingMark(shop)).toBe(false);
  vi.useFakeTimers();
  keepPendingMark(shop);
  vi.advanceTimersByTime(11 * 60_000);
  expect(takePendingMark(shop)).toBe(false);
});

test("text of another kind under its key is no mark", () => {
  sessionStorage.setItem("pendingMark", "not JSON");
  expect(takePendingMark(shop)).toBe(false);
});
