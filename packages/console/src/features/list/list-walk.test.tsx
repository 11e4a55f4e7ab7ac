// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useRememberedRows, walkOf } from "./list-walk.ts";

test("returns the neighbors of a row in the list that was shown", () => {
  renderHook(() => useRememberedRows("/s/1/orders", ["a", "b", "c"]));
  expect(walkOf("/s/1/orders", "a")).toEqual({ at: 1, of: 3, previous: undefined, next: "b" });
  expect(walkOf("/s/1/orders", "c")).toEqual({ at: 3, of: 3, previous: "b", next: undefined });
  expect(walkOf("/s/1/orders", "x")).toBeUndefined();
  expect(walkOf("/s/2/orders", "a")).toBeUndefined();
});
