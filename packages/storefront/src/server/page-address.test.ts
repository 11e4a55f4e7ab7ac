import { describe, expect, test } from "vitest";
import { knownSearch } from "./page-address.ts";

describe("knownSearch", () => {
  test("keeps the page's parameters in a fixed order", () => {
    expect(knownSearch("?title=tires&utm_source=mail&cid=3", ["cid", "title"])).toBe("?cid=3&title=tires");
    expect(knownSearch("?cid=3&title=tires", ["title", "cid"])).toBe("?cid=3&title=tires");
  });

  test("returns nothing for unknown or empty parameters", () => {
    expect(knownSearch("?fbclid=1")).toBe("");
    expect(knownSearch("?cid=", ["cid"])).toBe("");
    expect(knownSearch("", ["cid"])).toBe("");
  });

  test("joins the values of a list", () =>
    expect(knownSearch("?ids=4&ids=&ids=7", ["ids"], ["ids"])).toBe("?ids=4%2C7"));

  test("uses the first of repeated parameters", () =>
    expect(knownSearch("?cid=1&cid=2", ["cid"])).toBe("?cid=1"));
});
