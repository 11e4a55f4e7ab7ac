import { expect, test } from "vitest";
import { currentValueOf } from "./conflict.ts";

test("reads the stored value of a refused write", () => {
  expect(currentValueOf({ data: { changed: [{ id: 7, field: "price", current: "74.90" }] } })).toBe("74.90");
});

test.each([null, {}, { changed: [] }, { changed: [{ id: 7 }] }, "changed"])("finds none in %j", (data) => {
  expect(currentValueOf({ data })).toBeUndefined();
});
