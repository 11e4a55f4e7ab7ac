import { describe, expect, it } from "vitest";
import { hasForm, isNumberForm, plainNumber } from "./number-forms.ts";

describe("isNumberForm", () => {
  it.each(["#{12}", "1Z*{16}", "@@#{9}CA", "@{2-4}#{9-12}", "SF##"])("accepts %s", (form) => {
    expect(isNumberForm(form)).toBe(true);
  });
  it.each(["", "(a+)+", ".*", "#+", "sf#", "#{0}", "#{9-2}", "#{", "#{1-9}#{1-9}#{1-9}", "#".repeat(41)])(
    "refuses %s",
    (form) => {
      expect(isNumberForm(form)).toBe(false);
    },
  );
});

it.each([
  ["1Z999AA10123456784", ["1Z*{16}"], true],
  ["1Z999AA1012345678", ["1Z*{16}"], false],
  ["123456789012345", ["#{12}", "#{15}"], true],
  ["KEX123456789", ["@{2-4}#{9-12}"], true],
  ["K123456789", ["@{2-4}#{9-12}"], false],
])("compares %s with %j", (number, forms, expected) => {
  expect(hasForm(number, forms)).toBe(expected);
});

it("refuses a long number in linear time", () => {
  expect(hasForm("1".repeat(100_000), ["#{1-99}#{1-99}@"])).toBe(false);
});

it("normalizes a typed number", () => {
  expect(plainNumber("1z 999-aa1")).toBe("1Z999AA1");
});
