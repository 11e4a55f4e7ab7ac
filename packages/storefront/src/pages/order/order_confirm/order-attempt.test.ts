import { expect, test } from "vitest";
import { attemptFor, readAttempt, rememberOrder } from "./order-attempt.ts";

const memory = (): Storage => {
  const items = new Map<string, string>();
  return {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
  } as Storage;
};

const full = (): Storage =>
  ({
    getItem: () => null,
    setItem: () => {
      throw new Error("full");
    },
  }) as unknown as Storage;

test("the same order is sent with the same key, also after a reload", () => {
  const storage = memory();
  const { key } = attemptFor("p1", { addressId: 1 }, storage);
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(attemptFor("p1", { addressId: 1 }, storage).key).toBe(key);
});

test("another body or another checkout has another key", () => {
  const storage = memory();
  const { key } = attemptFor("p1", { addressId: 1 }, storage);
  expect(attemptFor("p2", { addressId: 1 }, storage).key).not.toBe(key);
  expect(attemptFor("p1", { addressId: 2 }, storage).key).not.toBe(key);
});

test("the order that came of it is found again", () => {
  const storage = memory();
  attemptFor("p1", { addressId: 1 }, storage);
  expect(readAttempt("p1", storage)?.orderNo).toBeUndefined();
  rememberOrder("p1", "PT1", storage);
  expect(readAttempt("p1", storage)?.orderNo).toBe("PT1");
});

test("without storage an order can still be sent", () => {
  expect(attemptFor("p1", {}, full()).key).toMatch(/^[\da-f]{32}$/);
});

test("whatever else stands there is no attempt", () => {
  const storage = memory();
  for (const text of ["{", "7", '{"key":1,"body":{}}', '{"key":"a"}']) {
    storage.setItem("order:p1", text);
    expect(readAttempt("p1", storage)).toBeUndefined();
  }
});
