// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useIndicator } from "./use-indicator.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start = () => renderHook(({ active }) => useIndicator(active), { initialProps: { active: true } });
const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test("shows nothing for a response within 200 ms", () => {
  const { result, rerender } = start();
  pass(199);
  expect(result.current).toBe(false);
  rerender({ active: false });
  pass(1000);
  expect(result.current).toBe(false);
});

test("shows the indicator for at least 200 ms", () => {
  const { result, rerender } = start();
  pass(200);
  expect(result.current).toBe(true);
  pass(50);
  rerender({ active: false });
  pass(149);
  expect(result.current).toBe(true);
  pass(1);
  expect(result.current).toBe(false);
});

test("hides immediately after the minimum time, and stays while active", () => {
  const { result, rerender } = start();
  pass(900);
  rerender({ active: false });
  rerender({ active: true });
  pass(500);
  expect(result.current).toBe(true);
  rerender({ active: false });
  pass(0);
  expect(result.current).toBe(false);
});
