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

test("the same order is sent with the same key, also after a reload", () => {
  const { key } = attemptFor("p1", { addressId: 1 });
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(attemptFor("p1", { addressId: 1 }).key).toBe(key);
});

test("another body or another checkout has another key", () => {
  const { key } = attemptFor("p1", { addressId: 1 });
  expect(attemptFor("p2", { addressId: 1 }).key).not.toBe(key);
  expect(attemptFor("p1", { addressId: 2 }).key).not.toBe(key);
});

test("the order that came of it is found again", () => {
  attemptFor("p1", { addressId: 1 });
  expect(readAttempt("p1")?.orderNo).toBeUndefined();
  rememberOrder("p1", "PT1");
  expect(readAttempt("p1")?.orderNo).toBe("PT1");
});

test("with a full storage, or none, an order can still be sent", () => {
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

test("whatever else stands there is no attempt", () => {
  for (const text of ["{", "7", '{"key":1,"body":{}}', '{"key":"a"}']) {
    kept.set("order:p1", text);
    expect(readAttempt("p1")).toBeUndefined();
  }
});
