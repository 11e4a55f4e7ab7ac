// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { usePriceChange } from "./use-price-change.ts";

const start = (choices: string, total: string | undefined) =>
  renderHook(
    (now: { choices: string; total: string | undefined }) => usePriceChange(now.choices, now.total),
    {
      initialProps: { choices, total },
    },
  );

test("reports another total for the same choices, with the previous one", () => {
  const { result, rerender } = start("a", undefined);
  rerender({ choices: "a", total: "10.00" });
  expect(result.current).toBeUndefined();
  // A refetch: the total is unknown for a moment.
  rerender({ choices: "a", total: undefined });
  rerender({ choices: "a", total: "12.50" });
  expect(result.current).toEqual({ before: "10.00", now: "12.50" });
});

test("keeps the report if the total stays the same", () => {
  const { result, rerender } = start("a", "10.00");
  rerender({ choices: "a", total: "12.50" });
  rerender({ choices: "a", total: "12.50" });
  expect(result.current).toEqual({ before: "10.00", now: "12.50" });
});

test("resets after another choice, whose total is expected to differ", () => {
  const { result, rerender } = start("a", "10.00");
  rerender({ choices: "a", total: "12.50" });
  rerender({ choices: "b", total: "20.00" });
  expect(result.current).toBeUndefined();
  rerender({ choices: "b", total: "21.00" });
  expect(result.current).toEqual({ before: "20.00", now: "21.00" });
});
