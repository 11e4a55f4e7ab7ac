import { expect, test } from "vitest";
import { readState } from "../../../app/url-state.ts";
import { filterValueOf, orderParams, queryOfFilters, stateOfFilters } from "./order-filters.ts";

const now = new Date("2026-11-27T12:00:00Z");
const read = (query: string) => readState(orderParams, new URLSearchParams(query));
const queryOf = (query: string) =>
  queryOfFilters(read(query), { scope: { merId: 1 }, zone: "Europe/Berlin", now });

test("shows the filters of the URL in the bar and writes its changes back", () => {
  const value = filterValueOf(read("view=late&payment=paid&placed=14d"));
  expect(value).toEqual({ payment: ["paid"], placed: ["14d"] });
  expect(stateOfFilters({ ...value, payment: [] })).toMatchObject({ payment: undefined, placed: "14d" });
});

test("asks the server for the filters, with the order date as an instant of the shop's day", () => {
  expect(queryOf("")).toEqual({ merId: 1 });
  expect(queryOf("words=mara&refund=requested&note=yes&placed=today")).toEqual({
    merId: 1,
    words: "mara",
    refund: "requested",
    hasNote: true,
    from: "2026-11-26T23:00:00.000Z",
  });
  expect(queryOf("country=DE").country).toBe("DE");
  expect(queryOf("country=Germany")).toEqual({ merId: 1 });
  expect(queryOf("placed=7d").from).toBe("2026-11-20T23:00:00.000Z");
});
