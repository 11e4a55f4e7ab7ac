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

test("another sum for the same choices is said, with the one before", () => {
  const { result, rerender } = start("a", undefined);
  rerender({ choices: "a", total: "10.00" });
  expect(result.current).toBeUndefined();
  // Asked for again: the sum is not known for a moment.
  rerender({ choices: "a", total: undefined });
  rerender({ choices: "a", total: "12.50" });
  expect(result.current).toEqual({ before: "10.00", now: "12.50" });
});

test("the same sum again is no change, and what was said stays", () => {
  const { result, rerender } = start("a", "10.00");
  rerender({ choices: "a", total: "12.50" });
  rerender({ choices: "a", total: "12.50" });
  expect(result.current).toEqual({ before: "10.00", now: "12.50" });
});

test("a sum that follows from another choice is expected, and starts anew", () => {
  const { result, rerender } = start("a", "10.00");
  rerender({ choices: "a", total: "12.50" });
  rerender({ choices: "b", total: "20.00" });
  expect(result.current).toBeUndefined();
  rerender({ choices: "b", total: "21.00" });
  expect(result.current).toEqual({ before: "20.00", now: "21.00" });
});
