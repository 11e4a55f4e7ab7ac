import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { originKey } from "./limits/try-limits.ts";
import { isCrossSite } from "./callers/cross-site.ts";
import { isTextKey, textOf } from "./messages.ts";
import { pageAnswer } from "./envelope/paging.ts";
import { wireTime } from "../shared/wire-time.ts";

describe("isCrossSite", () => {
  const publicUrl = "https://shop.example";
  const from = (origin: string, host: string, protocol: "http" | "https" = "http") => ({
    headers: { origin },
    host,
    protocol,
  });

  it("accepts the shop's public origin behind a proxy", () => {
    expect(isCrossSite(from(publicUrl, "10.0.0.7:3000"), publicUrl)).toBe(false);
    expect(isCrossSite(from(publicUrl, "10.0.0.7:3000"), null)).toBe(true);
  });

  it("accepts the request's own origin, including the scheme", () => {
    expect(isCrossSite(from("http://localhost:3000", "localhost:3000"), null)).toBe(false);
    expect(isCrossSite(from("https://localhost:3000", "localhost:3000"), null)).toBe(true);
    expect(isCrossSite(from("http://shop.example", "shop.example", "https"), null)).toBe(true);
  });

  it("refuses a page of the same host without TLS, even if the proxy's scheme is unknown", () => {
    expect(isCrossSite(from("http://shop.example", "shop.example"), publicUrl)).toBe(true);
    expect(isCrossSite(from("http://shop.example", "10.0.0.7:3000"), publicUrl)).toBe(true);
  });
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("counts %s under %s", (address, key) => {
  expect(originKey(address)).toBe(key);
});

it("formats times in GMT+8", () => {
  expect(wireTime(new Date("2026-01-31T18:30:05Z"))).toBe("2026-02-01 02:30:05");
});

it("computes pages so that the last one contains the last row", () => {
  fc.assert(
    fc.property(fc.nat(10_000), fc.integer({ min: 1, max: 100 }), (total, limit) => {
      const { pages, totalPage } = pageAnswer([], total, { page: 1, limit });
      expect(totalPage).toBe(pages);
      expect(pages * limit).toBeGreaterThanOrEqual(total);
      expect((pages - 1) * limit).toBeLessThan(Math.max(total, 1));
    }),
  );
});

describe("texts", () => {
  it("fills in values with the plural of the language", () => {
    expect(textOf("tooMany", "en", { minutes: 1 })).toBe("Too many attempts. Try again in 1 minute.");
    expect(textOf("tooMany", "es", { minutes: 2 })).toContain("en 2 minutos");
  });

  it("ignores inherited properties as keys", () => {
    expect(isTextKey("toString")).toBe(false);
    expect(isTextKey("emailEmpty")).toBe(true);
  });
});
