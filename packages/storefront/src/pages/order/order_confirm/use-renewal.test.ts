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

test("a checkout that is looked at is held anew every four minutes, well below its fifteen", () => {
  const { renew } = start();
  vi.advanceTimersByTime(3 * minutes);
  window.dispatchEvent(new Event("pointerdown"));
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(17 * minutes);
  expect(renew).toHaveBeenCalledTimes(5);
});

test("a checkout in a hidden tab is left alone, and held anew once it comes back into view", () => {
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

test("a checkout that was left is held no longer", () => {
  const { renew, unmount } = start();
  unmount();
  vi.advanceTimersByTime(20 * minutes);
  window.dispatchEvent(new Event("scroll"));
  expect(renew).not.toHaveBeenCalled();
});
