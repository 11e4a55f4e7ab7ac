import { describe, expect, test } from "vitest";
import { isOwnCall, type OriginFacts } from "./same-origin.ts";

const base: OriginFacts = {
  method: "POST",
  origin: "https://shop.example",
  fetchSite: "same-origin",
  host: "shop.example",
  protocol: "https",
  publicOrigin: "https://shop.example",
};

describe("isOwnCall", () => {
  test("allows changes by the shop's own pages", () => expect(isOwnCall(base)).toBe(true));

  test("allows callers that aren't browsers", () =>
    expect(isOwnCall({ ...base, origin: undefined, fetchSite: undefined })).toBe(true));

  test("accepts its own host under a name other than the configured one", () =>
    expect(
      isOwnCall({ ...base, origin: "http://localhost:3000", host: "localhost:3000", protocol: "http" }),
    ).toBe(true));

  test.each<Partial<OriginFacts>>([
    { fetchSite: "cross-site" },
    { fetchSite: "same-site" },
    { fetchSite: "cross-site", origin: undefined },
    { origin: "https://evil.example" },
    { origin: "https://evil.example", fetchSite: undefined },
    { origin: "null" },
    { origin: "https://shop.example.evil.example" },
    { origin: "http://shop.example" },
    { origin: "http://shop.example", fetchSite: undefined },
    // Behind a proxy whose `X-Forwarded-Proto` isn't trusted.
    { origin: "http://shop.example", fetchSite: undefined, protocol: "http" },
    { origin: "https://localhost:3000", host: "localhost:3000", protocol: "http" },
  ])("refuses %j", (facts) => expect(isOwnCall({ ...base, ...facts })).toBe(false));

  test("allows cross-site reads", () =>
    expect(
      isOwnCall({ ...base, method: "GET", origin: "https://evil.example", fetchSite: "cross-site" }),
    ).toBe(true));
});
