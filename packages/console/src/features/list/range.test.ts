import { expect, test } from "vitest";
import { boundsOf, rangeOf } from "./range.ts";

test("writes and reads ranges with one or two bounds", () => {
  for (const [min, max, text] of [
    ["5", "12.50", "5-12.50"],
    ["5", undefined, "5-"],
    [undefined, "0", "-0"],
    [undefined, undefined, ""],
  ] as const) {
    expect(rangeOf(min, max)).toBe(text);
    expect(boundsOf(text)).toEqual({ ...(min && { min }), ...(max && { max }) });
  }
});

test("swaps bounds in the wrong order", () => {
  expect(rangeOf("100", "20")).toBe("20-100");
});
