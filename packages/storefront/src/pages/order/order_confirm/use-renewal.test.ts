// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useRenewal } from "./use-renewal.ts";

const minutes = 60_000;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
});

const start = () => {
  const renew = vi.fn<() => void>();
  return { renew, ...renderHook(() => useRenewal(renew)) };
};

test("renews a visible checkout every four minutes, well before its fifteen expire", () => {
  const { renew } = start();
  vi.advanceTimersByTime(3 * minutes);
  window.dispatchEvent(new Event("pointerdown"));
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(17 * minutes);
  expect(renew).toHaveBeenCalledTimes(5);
});

test("doesn't renew a checkout in a hidden tab until it is visible again", () => {
  const { renew } = start();
  visibility = "hidden";
  vi.advanceTimersByTime(20 * minutes);
  expect(renew).not.toHaveBeenCalled();
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
  expect(renew).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event("keydown"));
  expect(renew).toHaveBeenCalledTimes(1);
});

test("stops renewing after unmount", () => {
  const { renew, unmount } = start();
  unmount();
  vi.advanceTimersByTime(20 * minutes);
  window.dispatchEvent(new Event("scroll"));
  expect(renew).not.toHaveBeenCalled();
});
