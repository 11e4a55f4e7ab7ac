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

test("asks for payment date, ship-by, carrier, total and language", () => {
  expect(queryOf("paid=today&shipBy=today&carrier=dhl&total=10-50.5&language=lao")).toEqual({
    merId: 1,
    paidFrom: "2026-11-26T23:00:00.000Z",
    shipByFrom: "2026-11-26T23:00:00.000Z",
    shipByTo: "2026-11-27T23:00:00.000Z",
    carrier: "dhl",
    minTotal: "10",
    maxTotal: "50.5",
    language: "lao",
  });
  expect(queryOf("shipBy=3d").shipByTo).toBe("2026-11-29T23:00:00.000Z");
  expect(queryOf("shipBy=late")).toEqual({ merId: 1, isLate: true });
});

test.each([
  ["10-", { merId: 1, minTotal: "10" }],
  ["-20.99", { merId: 1, maxTotal: "20.99" }],
  ["-", { merId: 1 }],
  ["10", { merId: 1 }],
  ["1e3-", { merId: 1 }],
])("reads the total %s", (total, query) => expect(queryOf(`total=${total}`)).toEqual(query));
