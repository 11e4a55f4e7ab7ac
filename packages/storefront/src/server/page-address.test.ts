import { describe, expect, test } from "vitest";
import { knownSearch } from "./page-address.ts";

describe("knownSearch", () => {
  test("keeps what the page reads, in one order", () => {
    expect(knownSearch("?title=tires&utm_source=mail&cid=3", ["cid", "title"])).toBe("?cid=3&title=tires");
    expect(knownSearch("?cid=3&title=tires", ["title", "cid"])).toBe("?cid=3&title=tires");
  });

  test("leaves nothing where nothing is known or set", () => {
    expect(knownSearch("?fbclid=1")).toBe("");
    expect(knownSearch("?cid=", ["cid"])).toBe("");
    expect(knownSearch("", ["cid"])).toBe("");
  });

  test("takes the first of equal names", () => expect(knownSearch("?cid=1&cid=2", ["cid"])).toBe("?cid=1"));
});
