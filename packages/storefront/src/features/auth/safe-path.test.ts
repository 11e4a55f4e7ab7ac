import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safePath } from "./safe-path.ts";

describe("safePath", () => {
  test.each([
    "/",
    "/users/order_list?orderStatus=1",
    "/fr/goods_detail/7?sku=2#reviews",
    "/zh-CN",
    "/goods/a%20b",
  ])("accepts %s", (path) => expect(safePath(path)).toBe(path));

  test.each([
    undefined,
    null,
    "",
    "users",
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/%5Cevil.example",
    "/%2F/evil.example",
    "/%2Fevil.example",
    "javascript:alert(1)",
    "/a\nb",
    "/a%0d%0aSet-Cookie:x",
    "/login",
    "/fr/login?view=register",
    "/a/../../b",
    "/%",
    `/${"a".repeat(3000)}`,
  ])("refuses %s", (path) => expect(safePath(path)).toBeUndefined());

  const hostile = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.webUrl({ withQueryParameters: true }),
    fc
      .array(
        fc.constantFrom(
          "/",
          "\\",
          "%2f",
          "%5c",
          ".",
          "..",
          "@",
          ":",
          "?",
          "#",
          "\t",
          "\n",
          "evil.example",
          "a",
        ),
        {
          maxLength: 12,
        },
      )
      .map((parts) => `/${parts.join("")}`),
  );

  test("accepts only paths that stay on this site, however they are parsed", () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const path = safePath(value);
        if (path === undefined) return;
        for (const base of ["https://shop.example", "http://localhost:3000"]) {
          expect(new URL(path, base).origin).toBe(base);
          expect(new URL(decodeURIComponent(path), base).origin).toBe(base);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test("accepts every path of plain segments", () => {
    const segment = fc.stringMatching(/^[a-z0-9_-]{1,12}$/).filter((text) => text !== "login");
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
        const path = `/${segments.join("/")}`;
        expect(safePath(path)).toBe(path);
      }),
      { numRuns: 1000 },
    );
  });
});
