import { beforeEach, expect, test, vi } from "vitest";
import { attemptFor, readAttempt, rememberOrder } from "./order-attempt.ts";

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  });
});

test("uses the same key for the same order, even after a reload", () => {
  const { key } = attemptFor("p1", { addressId: 1 });
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(attemptFor("p1", { addressId: 1 }).key).toBe(key);
});

test("uses another key for another body or another checkout", () => {
  const { key } = attemptFor("p1", { addressId: 1 });
  expect(attemptFor("p2", { addressId: 1 }).key).not.toBe(key);
  expect(attemptFor("p1", { addressId: 2 }).key).not.toBe(key);
});

test("restores the placed order", () => {
  attemptFor("p1", { addressId: 1 });
  expect(readAttempt("p1")?.orderNo).toBeUndefined();
  rememberOrder("p1", "PT1");
  expect(readAttempt("p1")?.orderNo).toBe("PT1");
});

test("orders without storage, or with a full one", () => {
  vi.stubGlobal("sessionStorage", {
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  });
  expect(attemptFor("p1", {}).key).toMatch(/^[\da-f]{32}$/);
  vi.stubGlobal("sessionStorage", undefined);
  expect(attemptFor("p1", {}).key).toMatch(/^[\da-f]{32}$/);
});

test("ignores malformed stored attempts", () => {
  for (const text of ["{", "7", '{"key":1,"body":{}}', '{"key":"a"}']) {
    kept.set("order:p1", text);
    expect(readAttempt("p1")).toBeUndefined();
  }
});
