import { expect, test } from "vitest";
import { changesOf as readChanges } from "./changes.ts";

const changesOf = (entry: { before: string | null; after: string | null }) =>
  readChanges(entry, {
    name: (field) => (field === "num" ? "quantity" : field),
    value: (field, value) => (field === "status" && value === 0 ? "Requested" : undefined),
  });

test("pairs the values before and after by field", () => {
  expect(changesOf({ before: '{"price":"10","a":1}', after: '{"price":"12","reason":"Error"}' })).toEqual([
    { field: "price", before: "10", after: "12" },
    { field: "a", before: "1", after: null },
    { field: "reason", before: null, after: "Error" },
  ]);
});

test("translates known values and shows others unchanged", () => {
  expect(changesOf({ before: '{"status":0}', after: '{"status":2,"total":0}' })).toEqual([
    { field: "status", before: "Requested", after: "2" },
    { field: "total", before: null, after: "0" },
  ]);
});

test("leaves out equal values, and shows nested ones without brackets", () => {
  expect(changesOf({ before: '{"x":[1],"y":true}', after: '{"x":[2],"y":true}' })).toEqual([
    { field: "x", before: "1", after: "2" },
  ]);
  expect(changesOf({ before: null, after: '{"lines":[{"num":1,"id":3},{"num":2,"id":null}]}' })).toEqual([
    { field: "lines", before: null, after: "quantity 1, id 3; quantity 2, id —" },
  ]);
});

test.each([null, "7", "not JSON"])("reads no changes from %j", (after) => {
  expect(changesOf({ before: null, after })).toEqual([]);
});
