import { expect, test } from "vitest";
import { count, day, id, month, oneOf, optional, readState, text, writeState } from "./url-state.ts";

const shape = {
  view: oneOf(["all", "late"]),
  words: text,
  payment: optional(["paid", "unpaid"]),
  page: count(1),
};
const read = (query: string) => readState(shape, new URLSearchParams(query));

test("reads values, and initial ones for absent or unknown parameters", () => {
  expect(read("")).toEqual({ view: "all", words: "", payment: undefined, page: 1 });
  expect(read("view=late&words=mara&payment=paid&page=3")).toEqual({
    view: "late",
    words: "mara",
    payment: "paid",
    page: 3,
  });
  expect(read("view=old&payment=x&page=-1")).toEqual(read(""));
});

test("leaves out initial values, keeps other parameters and returns to the first page", () => {
  const write = (query: string, change: Partial<ReturnType<typeof read>>) =>
    writeState(shape, new URLSearchParams(query), change).toString();
  expect(write("page=3&ship=all", { view: "late" })).toBe("ship=all&view=late");
  expect(write("view=late&page=3", { view: "all" })).toBe("");
  expect(write("view=late", { page: 2 })).toBe("view=late&page=2");
  expect(write("payment=paid", { payment: undefined })).toBe("");
});

test("treats a hand-typed value that can't be one as none", () => {
  expect(text.read("\0ma\nra")).toBe("mara");
  expect([id.read("12"), id.read("0"), id.read("\0zz"), id.read(null)]).toEqual(["12", "", "", ""]);
  expect([month.read("2026-11"), month.read("2026-13"), month.read("0000-01")]).toEqual(["2026-11", "", ""]);
  expect([day.read("2026-11-30"), day.read("2026-99-99"), day.read("yesterday")]).toEqual([
    "2026-11-30",
    "",
    "",
  ]);
});
