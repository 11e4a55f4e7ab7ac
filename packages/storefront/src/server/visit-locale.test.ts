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
  test("a prefix decides, whatever the cookie says", () =>
    expect(visit({ path: "/fr/goods_detail/7", localeCookie: "th" })).toEqual({
      locale: "fr",
      path: "/goods_detail/7",
      varies: false,
    }));

  test("a first visit shows the default language, whatever the browser's languages are", () =>
    expect(visit({ path: "/goods_detail/7", search: "?sku=2" })).toEqual({
      locale: "en",
      path: "/goods_detail/7",
      varies: true,
    }));

  test("the cookie is a choice", () => {
    expect(visit({ localeCookie: "lao" }).redirect).toBe("/lao");
    expect(visit({ localeCookie: "en" })).toEqual({ locale: "en", path: "/", varies: true });
  });

  test("nobody who asks for nothing is sent anywhere", () =>
    expect(visit({ path: "/login" })).toEqual({ locale: "en", path: "/login", varies: true }));

  test.each([
    ["/en", "/"],
    ["/en/login", "/login"],
    ["/lo/login", "/lao/login"],
    ["/ZH-cn", "/zh-CN"],
    ["/fr/", "/fr"],
  ])("%s is moved to %s", (path, target) => expect(visit({ path }).redirect).toBe(target));

  test("a language that is not live shows the default one", () =>
    expect(visit({ path: "/fr/login", locales: ["en", "th"] }).redirect).toBe("/login"));

  test("a redirect never leaves the site", () => {
    for (const path of ["/en//evil.example", "/fr//evil.example", "//evil.example"]) {
      const { redirect } = visit({ path });
      expect(redirect === undefined || !/^\/[/\\]/.test(redirect)).toBe(true);
    }
  });
});
