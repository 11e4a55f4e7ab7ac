import { expect, test } from "vitest";
import { bcp47, gregorianTag, localeOf, locales, negotiateLocale, type Locale } from "./locales.ts";
import { alternates, localizedPath, stripLocale } from "./paths.ts";

test.each<[string | undefined, string | undefined, Locale]>([
  [undefined, undefined, "en"],
  ["th", "fr", "th"],
  ["lo", undefined, "lao"],
  ["lao", "en", "lao"],
  ["ZH-cn", undefined, "zh-CN"],
  ["de", "fr-CA,en;q=0.5", "fr"],
  [undefined, "lo-LA,lo;q=0.9,en;q=0.8", "lao"],
  [undefined, "zh-TW", "zh-CN"],
  [undefined, "de, es;q=0.3, fr;q=0.8", "fr"],
  [undefined, "fr;q=0, es", "es"],
  [undefined, "*", "en"],
  [undefined, ";;,q=1", "en"],
])("negotiates cookie %s and Accept-Language %s to %s", (cookie, header, locale) => {
  expect(negotiateLocale(cookie, header)).toBe(locale);
});

test("never chooses a language that isn't offered", () => {
  expect(negotiateLocale("th", "th, es", ["en", "es"])).toBe("es");
  expect(negotiateLocale("th", "th", ["es", "fr"])).toBe("es");
  expect(localeOf("fr", ["en"])).toBeUndefined();
});

test("maps Lao to lao on the wire and lo in a document", () => {
  expect(bcp47("lao")).toBe("lo");
  expect(bcp47("zh-CN")).toBe("zh-CN");
});

test.each<[Locale, string, string]>([
  ["en", "/", "/"],
  ["en", "/goods/goods_search?cid=3", "/goods/goods_search?cid=3"],
  ["lao", "/", "/lao"],
  ["lao", "/goods_detail/7?sku=2#reviews", "/lao/goods_detail/7?sku=2#reviews"],
  ["fr", "/?a=1", "/fr?a=1"],
])("maps %s %s to %s and back", (locale, path, localized) => {
  expect(localizedPath(locale, path)).toBe(localized);
  expect(stripLocale(localized)).toEqual({ locale: locale === "en" ? undefined : locale, path });
});

test("accepts another spelling of a prefix, and ignores similar paths", () => {
  expect(stripLocale("/lo/login")).toEqual({ locale: "lao", path: "/login" });
  expect(stripLocale("/zh-cn/")).toEqual({ locale: "zh-CN", path: "/" });
  expect(stripLocale("/en/login")).toEqual({ locale: "en", path: "/login" });
  expect(stripLocale("/french/login")).toEqual({ locale: undefined, path: "/french/login" });
  expect(stripLocale("/fr/x", ["en"])).toEqual({ locale: undefined, path: "/fr/x" });
});

test("lists alternates for every language and a default", () => {
  expect(alternates("/login", "https://shop.test", ["en", "lao"])).toEqual([
    { hreflang: "en", href: "https://shop.test/login" },
    { hreflang: "lo", href: "https://shop.test/lao/login" },
    { hreflang: "x-default", href: "https://shop.test/login" },
  ]);
});

test("shows Gregorian years in date fields, as in other dates", () => {
  const year = (locale: Locale) => new Date(0).toLocaleDateString(gregorianTag(locale), { year: "numeric" });
  expect(locales.filter((locale) => !year(locale).includes("1970"))).toEqual([]);
});
