import { locales } from "@carmine/i18n";
import { describe, expect, test } from "vitest";
import { decideLocale, type Visit } from "./visit-locale.ts";

const visit = (facts: Partial<Visit>) =>
  decideLocale({
    path: "/",
    search: "",
    localeCookie: undefined,
    locales,
    ...facts,
  });

describe("decideLocale", () => {
  test("prefers the prefix to the cookie", () =>
    expect(visit({ path: "/fr/goods_detail/7", localeCookie: "th" })).toEqual({
      locale: "fr",
      path: "/goods_detail/7",
      isPrefixed: true,
    }));

  test("shows the default language on a first visit, whatever the browser's languages", () =>
    expect(visit({ path: "/goods_detail/7", search: "?sku=2" })).toEqual({
      locale: "en",
      path: "/goods_detail/7",
      isPrefixed: false,
    }));

  test("treats the cookie as a choice", () => {
    expect(visit({ localeCookie: "lao" }).redirect).toBe("/lao");
    expect(visit({ localeCookie: "en" })).toEqual({ locale: "en", path: "/", isPrefixed: false });
  });

  test("doesn't redirect without a reason", () =>
    expect(visit({ path: "/login" })).toEqual({ locale: "en", path: "/login", isPrefixed: false }));

  test.each([
    ["/en", "/"],
    ["/en/login", "/login"],
    ["/lo/login", "/lao/login"],
    ["/ZH-cn", "/zh-CN"],
    ["/fr/", "/fr"],
  ])("redirects %s to %s", (path, target) => expect(visit({ path }).redirect).toBe(target));

  test("shows the default language instead of an unpublished one", () =>
    expect(visit({ path: "/fr/login", locales: ["en", "th"] }).redirect).toBe("/login"));

  test("never redirects to another site", () => {
    for (const path of ["/en//evil.example", "/fr//evil.example", "//evil.example"]) {
      const { redirect } = visit({ path });
      expect(redirect === undefined || !/^\/[/\\]/.test(redirect)).toBe(true);
    }
  });
});
