import { expect, test } from "vitest";
import { formatOrderNo, orderNosOf } from "./order-number.ts";

test.each([
  ["PT4821903755264103", "4821 9037 5526 4103"],
  ["SH482190375526410301", "4821 9037 5526 4103-1"],
  ["SH482190375526410312", "4821 9037 5526 4103-12"],
  ["RE4821903755264103", "RE 4821 9037 5526 4103"],
  ["PT1231700000000000123456789012", "PT1231700000000000123456789012"],
  ["SH4821903755264103", "SH4821903755264103"],
  ["", ""],
])("%s is read as %s", (orderNo, text) => expect(formatOrderNo(orderNo)).toBe(text));

test.each(["PT4821903755264103", "SH482190375526410301", "PT1231700000000000123456789012"])(
  "%s is found again by what people read",
  (orderNo) => {
    expect(orderNosOf(formatOrderNo(orderNo))).toContain(orderNo);
    expect(orderNosOf(orderNo.toLowerCase())).toEqual([orderNo]);
  },
);

test.each([
  ["4821 9037 5526 4103", ["PT4821903755264103", "SH4821903755264103"]],
  [" 4821903755264103-1 ", ["SH482190375526410301"]],
  ["tires", []],
  ["12", []],
  ["", []],
])("%s can stand for %o", (typed, numbers) => expect(orderNosOf(typed)).toEqual(numbers));
