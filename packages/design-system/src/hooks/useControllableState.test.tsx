import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useControllableState } from "./useControllableState.ts";

test("keeps an uncontrolled value and reports it with its details", () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useControllableState<number, [string]>(undefined, 1, onChange));
  act(() => result.current[1](2, "key"));
  expect(result.current[0]).toBe(2);
  expect(onChange).toHaveBeenCalledWith(2, "key");
});

test("keeps the caller's value when controlled, even an empty one", () => {
  const { result } = renderHook(() => useControllableState("", "own", undefined));
  act(() => result.current[1]("typed"));
  expect(result.current[0]).toBe("");
});

test("warns when a component switches between controlled and uncontrolled", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const { rerender } = renderHook(({ value }) => useControllableState(value, "own", undefined), {
    initialProps: { value: undefined as string | undefined },
  });
  rerender({ value: "given" });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("controlled and uncontrolled"));
});

test("doesn't warn in production", () => {
  vi.stubEnv("NODE_ENV", "production");
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  warn.mockClear();
  const { rerender } = renderHook(({ value }) => useControllableState(value, "own", undefined), {
    initialProps: { value: undefined as string | undefined },
  });
  rerender({ value: "given" });
  vi.unstubAllEnvs();
  expect(warn).not.toHaveBeenCalled();
});
