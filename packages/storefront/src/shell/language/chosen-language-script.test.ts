import { runInThisContext } from "node:vm";
import { expect, test, vi } from "vitest";
import { chosenLanguageScript } from "./chosen-language-script.ts";

const redirectOf = (cookie: string, path = "/", lang = "en"): string | undefined => {
  let target: string | undefined;
  const { pathname, search, hash } = new URL(path, "https://shop.example");
  vi.stubGlobal("document", { cookie, documentElement: { lang } });
  vi.stubGlobal("location", { pathname, search, hash, replace: (to: string) => (target = to) });
  runInThisContext(chosenLanguageScript(["en", "fr", "zh-CN"]));
  return target;
};

test("redirects from a page of the default language to the chosen one", () => {
  expect(redirectOf("locale=fr")).toBe("/fr");
  expect(redirectOf("theme=dark; locale=zh-CN; a=b", "/goods_detail/7?sku=2#reviews")).toBe(
    "/zh-CN/goods_detail/7?sku=2#reviews",
  );
});

test("stays without a choice, for the default language, an unpublished one, and on pages of other languages", () => {
  for (const cookie of ["", "locale=en", "locale=th", "my-locale=fr"])
    expect(redirectOf(cookie)).toBeUndefined();
  expect(redirectOf("locale=fr", "/zh-CN", "zh-CN")).toBeUndefined();
});
