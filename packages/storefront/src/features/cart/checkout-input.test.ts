import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dropWish, keepWish, readWish, type CheckoutWish } from "./checkout-input.ts";

const items = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  items.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, value: string) => void items.set(name, value),
    removeItem: (name: string) => void items.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wish: CheckoutWish = { kind: "cart", skuIds: [3, 7] };

test("a wish outlives a reload of its page until it is dropped", () => {
  keepWish("/cart", wish);
  expect(readWish("/cart")).toEqual(wish);
  expect(readWish("/cart")).toEqual(wish);
  dropWish();
  expect(readWish("/cart")).toBeUndefined();
});

test("it belongs to its page and to its time", () => {
  keepWish("/cart", wish);
  expect(readWish("/other")).toBeUndefined();
  vi.advanceTimersByTime(11 * 60_000);
  expect(readWish("/cart")).toBeUndefined();
});

test.each(["{", "7", '{"path":"/cart","wish":{"kind":"cart","skuIds":["3"]},"at":1}'])(
  "%s is no wish",
  (text) => {
    items.set("checkoutWish", text);
    expect(readWish("/cart")).toBeUndefined();
  },
);
