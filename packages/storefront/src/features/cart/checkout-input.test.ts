import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  dropCheckoutInput,
  keepCheckoutInput,
  readCheckoutInput,
  type CheckoutInput,
} from "./checkout-input.ts";

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
});

const input: CheckoutInput = { kind: "cart", skuIds: [3, 7] };

test("survives a reload of its page until it is removed", () => {
  keepCheckoutInput("/cart", input);
  expect(readCheckoutInput("/cart")).toEqual(input);
  expect(readCheckoutInput("/cart")).toEqual(input);
  dropCheckoutInput();
  expect(readCheckoutInput("/cart")).toBeUndefined();
});

test("is valid only on its page and for a limited time", () => {
  keepCheckoutInput("/cart", input);
  expect(readCheckoutInput("/other")).toBeUndefined();
  vi.advanceTimersByTime(11 * 60_000);
  expect(readCheckoutInput("/cart")).toBeUndefined();
});

test.each(["{", "7", '{"path":"/cart","input":{"kind":"cart","skuIds":["3"]},"at":1}'])(
  "ignores the malformed input %s",
  (text) => {
    items.set("checkoutInput", text);
    expect(readCheckoutInput("/cart")).toBeUndefined();
  },
);
