import { expect, test } from "vitest";
import { formatOrderNo, orderNosOf, refundNoOf } from "./order-number.ts";

test.each([
  ["PT4821903755264103", "4821 9037 5526 4103"],
  ["SH482190375526410301", "4821 9037 5526 4103-1"],
  ["SH482190375526410312", "4821 9037 5526 4103-12"],
  ["RE4821903755264103", "RE 4821 9037 5526 4103"],
  ["PT1231700000000000123456789012", "PT1231700000000000123456789012"],
  ["SH4821903755264103", "SH4821903755264103"],
  ["PT482190375526410301", "PT482190375526410301"],
  ["XSH482190375526410301", "XSH482190375526410301"],
  ["SH482190375526410301X", "SH482190375526410301X"],
  ["", ""],
])("formats %s as %s", (orderNo, text) => expect(formatOrderNo(orderNo)).toBe(text));

test.each(["PT4821903755264103", "SH482190375526410301", "PT1231700000000000123456789012"])(
  "finds %s again by its formatted number",
  (orderNo) => {
    expect(orderNosOf(formatOrderNo(orderNo))).toContain(orderNo);
    expect(orderNosOf(orderNo.toLowerCase())).toEqual([orderNo]);
  },
);

test.each([
  ["4821 9037 5526 4103", ["PT4821903755264103", "SH4821903755264103"]],
  [" 4821903755264103-1 ", ["SH482190375526410301"]],
  ["4821903755264103-12", ["SH482190375526410312"]],
  ["XPT4821903755264103", []],
  ["PT4821903755264103X", []],
  ["tires", []],
  ["12", []],
  ["", []],
])("resolves %s to %o", (typed, numbers) => expect(orderNosOf(typed)).toEqual(numbers));

test.each([
  ["RE4821903755264103", "RE4821903755264103"],
  ["re 4821 9037 5526 4103", "RE4821903755264103"],
  ["4821 9037 5526 4103", "RE4821903755264103"],
  ["PT4821903755264103", undefined],
  ["RE4821903755264103X", undefined],
  ["12", undefined],
  ["", undefined],
])("resolves %s to refund %s", (typed, refundNo) => expect(refundNoOf(typed)).toBe(refundNo));
