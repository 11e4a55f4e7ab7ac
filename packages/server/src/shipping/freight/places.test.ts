import { countries } from "@carmine/api/contract";
import { expect, it } from "vitest";
import { placesOf, nearestEntry, zoneNames } from "./places.ts";

it("looks up the country first, then its zone, then everywhere", () => {
  expect(placesOf("CA")).toEqual(["CA", "north-america", "*"]);
  expect(placesOf("LA")).toEqual(["LA", "asia", "*"]);
  expect(placesOf("AQ")).toEqual(["AQ", "*"]);
  expect(placesOf(undefined)).toEqual(["*"]);
});

it("puts nearly every country with parcel delivery into one zone", () => {
  const without = countries.filter(({ code }) => placesOf(code).length < 3).map(({ code }) => code);
  expect(without).toEqual(["IO", "GS"]);
  expect(zoneNames).not.toContain("*");
});

it("uses the nearest entry, even if it is free shipping", () => {
  const fees = { US: 0, europe: 8, "*": 20 };
  expect(["US", "FR", "AQ", undefined].map((country) => nearestEntry(fees, country))).toEqual([0, 8, 20, 20]);
  expect(nearestEntry({ US: 0 }, "FR")).toBeUndefined();
  expect(nearestEntry(null, "FR")).toBeUndefined();
});
