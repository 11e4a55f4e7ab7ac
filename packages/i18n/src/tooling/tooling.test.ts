import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { locales } from "../locales.ts";
import { arrangeTexts, catalogueFiles, flat } from "./catalogues.ts";
import { checkRepeated, checkSource, checkTexts, placeholdersOf } from "./check.ts";
import { compileCatalogue, compileLocale, parseText } from "./compile.ts";
import { areaOf, extractSource } from "./extract.ts";
import { checkTerms, readTerms } from "./terms.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "i18n-test-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string): void => {
  mkdirSync(join(folder, file, ".."), { recursive: true });
  writeFileSync(join(folder, file), text);
};

/** The id that the build's plugin assigns: a hash of text and description. */
const contentId = (text: string, description: string): string =>
  createHash("sha512").update(`${text}#${description}`).digest("base64").slice(0, 6);

test("finds messages of components, functions and tables by area, with content ids", () => {
  put(
    "pages/order/shopping_cart/page.tsx",
    `import { FormattedMessage } from "@carmine/i18n/react";
     export const Page = () => <FormattedMessage defaultMessage="{n, plural, one {# item} other {# items}} left" description="Cart, head" values={{ n: 1 }} />;`,
  );
  put(
    "shell/Header.tsx",
    `export const label = (intl: { formatMessage: Function }) => intl.formatMessage({ defaultMessage: "Search", description: "Header, button" });`,
  );
  put("shell/Header.test.tsx", `defineMessages({ a: { defaultMessage: "In a test", description: "x" } });`);
  const areas = extractSource(folder);
  const plural = "{n, plural, one {# item} other {# items}} left";
  expect(areas).toEqual({
    order: { [contentId(plural, "Cart, head")]: { defaultMessage: plural, description: "Cart, head" } },
    shell: {
      [contentId("Search", "Header, button")]: { defaultMessage: "Search", description: "Header, button" },
    },
  });
});

test("fails for a file that can't be parsed", () => {
  put("shell/a.tsx", "export const a = (");
  expect(() => extractSource(folder)).toThrow("Parse errors");
});

test("reports an invalid English text", () => {
  const broken = { shell: { a: { defaultMessage: "{broken", description: "x" } } };
  expect(checkSource(broken)).toMatchObject([{ locale: "en", id: "a", kind: "invalid" }]);
});

test.each([
  ["pages/order/order_list/page.tsx", "order"],
  ["pages/home.tsx", "pages"],
  ["features/cart/quantity.ts", "cart"],
  ["shell/header/Header.tsx", "shell"],
  ["routes.tsx", "app"],
])("assigns %s to %s", (file, area) => {
  expect(areaOf(file)).toBe(area);
});

const source = {
  cart: { a: { defaultMessage: "Cart", description: "Head" } },
  shell: {
    b: { defaultMessage: "{n, plural, one {# item} other {# items}}", description: "Badge" },
    c: { defaultMessage: "Hello <b>{name}</b>", description: "Greeting" },
  },
};

test("moves translations with their message and removes unused ones", () => {
  expect(arrangeTexts(source, { c: "Bonjour <b>{name}</b>", a: "Panier", gone: "x" })).toEqual({
    cart: { a: "Panier" },
    shell: { c: "Bonjour <b>{name}</b>" },
  });
});

test("round-trips catalogs and removes old areas", () => {
  const files = catalogueFiles(folder);
  files.writeTexts("fr", { cart: { a: "Panier" }, shell: { c: "x" } });
  files.writeTexts("fr", { cart: { a: "Panier" } });
  expect(files.readTexts("fr")).toEqual({ cart: { a: "Panier" } });
  files.writeSource(source);
  expect(files.readSource()).toEqual(source);
});

test("reports messages whose texts are identical in every language", () => {
  const twice = {
    cart: {
      a: { defaultMessage: "Next", description: "Page" },
      b: { defaultMessage: "Next", description: "Step" },
      c: { defaultMessage: "Next", description: "Pager" },
    },
  };
  expect(checkRepeated(twice, [{ a: "Suivant", b: "Continuer", c: "Suivant" }]).map(({ id }) => id)).toEqual([
    "c",
  ]);
});

test("excludes the server's messages from the catalogs that browsers load", () => {
  const server = { ...source, server: { mailTitle: { defaultMessage: "Hello" } } };
  expect(Object.keys(JSON.parse(compileCatalogue(server, {})))).toEqual(["a", "b", "c"]);
});

test("compiles a language from its files", () => {
  const files = catalogueFiles(folder);
  files.writeSource(source);
  files.writeTexts("fr", { cart: { a: "Panier" } });
  expect(JSON.parse(compileLocale(files, "en"))).toMatchObject({
    a: parseText(source.cart.a.defaultMessage),
  });
  expect(JSON.parse(compileLocale(files, "fr"))).toMatchObject({ a: parseText("Panier") });
  expect(files.paths("fr")).toHaveLength(3);
});

test("compiles syntax trees, with English for missing translations", () => {
  const compiled: unknown = JSON.parse(compileCatalogue(source, { cart: { a: "Panier" } }));
  expect(compiled).toEqual({
    a: parseText("Panier"),
    b: parseText(source.shell.b.defaultMessage),
    c: parseText(source.shell.c.defaultMessage),
  });
  expect(JSON.stringify(compiled)).not.toContain("location");
});

test("finds values, tags and select cases as placeholders", () => {
  const tree = parseText(
    "{n, plural, one {<b>{x}</b>} other {{when, date, short}}} {g, select, f {a} other {b}}",
  );
  expect([...placeholdersOf(tree)].toSorted()).toEqual([
    "b:tag",
    "g:select(f|other)",
    "n:number",
    "when:date",
    "x:text",
  ]);
});

test("reports missing, unused, invalid, empty and mismatched translations", () => {
  const texts = {
    shell: { b: "{n} articles", c: "Bonjour <i>{nom}</i>", z: "Ancien" },
  };
  const kinds = checkTexts("fr", source, texts).map(({ id, kind }) => `${id} ${kind}`);
  expect(kinds).toEqual(["a missing", "b placeholders", "c placeholders", "z unused"]);
  expect(checkTexts("fr", source, { x: { a: "{", b: " ", c: "Bonjour <b>{name}</b>" } })).toMatchObject([
    { id: "a", kind: "invalid" },
    { id: "b", kind: "empty" },
  ]);
});

test("accepts missing cases in a language without plural forms, but not a missing value", () => {
  const one = { shell: { b: source.shell.b } };
  expect(checkTexts("th", one, { shell: { b: "{n, plural, other {# ชิ้น}}" } })).toEqual([]);
  expect(checkTexts("th", one, { shell: { b: "{n, number} ชิ้น" } })).toEqual([]);
  expect(checkTexts("th", one, { shell: { b: "หลายชิ้น" } })).toMatchObject([{ kind: "placeholders" }]);
});

test.each(["fr", "es"] as const)("requires a case for exact millions in %s plurals", (locale) => {
  const one = { shell: { b: source.shell.b } };
  const check = (text: string) => checkTexts(locale, one, { shell: { b: text } });
  expect(check("{n, plural, one {# x} other {# y}}")).toMatchObject([
    { locale, id: "b", kind: "plural", detail: expect.stringContaining("many") },
  ]);
  expect(check("{n, plural, one {# x} many {# de y} other {# y}}")).toEqual([]);
  expect(check("{n, plural, =0 {–} one {# x} many {# de y} other {# y}}")).toEqual([]);
});

test("requires all plural categories in nested plurals", () => {
  const nested = "{g, select, a {{n, plural, other {#}}} other {<b>{n, plural, one {#} other {#}}</b>}}";
  const text = { cart: { a: { defaultMessage: nested, description: "x" } } };
  expect(checkSource(text)).toMatchObject([{ kind: "plural", detail: expect.stringContaining("one") }]);
  expect(checkTexts("th", text, { cart: { a: nested } })).toEqual([]);
});

test("requires a description for an English text", () => {
  expect(checkSource({ cart: { a: { defaultMessage: "Cart" } } })).toMatchObject([
    { id: "a", kind: "no description" },
  ]);
  expect(checkSource(source)).toEqual([]);
  expect(Object.keys(flat(source))).toEqual(["a", "b", "c"]);
});

const frenchTerms = { cart: { term: "panier", refused: ["chariot"] } };

test.each([
  ["at the start of a sentence", "Chariot vide"],
  ["in a case of a plural", "{n, plural, one {# chariot} other {# paniers}}"],
  ["in a tag", "<b>Votre chariot</b>"],
])("reports a refused term %s", (_, text) => {
  expect(checkTerms("fr", frenchTerms, { a: text })).toEqual([
    { locale: "fr", id: "a", kind: "term", detail: `“chariot” in “${text}”: use “panier”` },
  ]);
});

test("ignores refused terms in value names and inside longer words", () => {
  const texts = { a: "{chariot} articles", b: "Un charioteur", c: "Panier" };
  expect(checkTerms("fr", frenchTerms, texts)).toEqual([]);
});

test("finds a refused term in text without spaces", () => {
  const terms = { signIn: { term: "登录", refused: ["登陆"] } };
  expect(checkTerms("zh-CN", terms, { a: "请先登陆账号", b: "请先登录账号" })).toMatchObject([{ id: "a" }]);
});

test("lists the same concepts in every language and refuses none of the listed terms", () => {
  const root = join(import.meta.dirname, "../../catalogues");
  const concepts = Object.keys(readTerms(root, "en"));
  expect(concepts).toContain("savedProducts");
  for (const locale of locales) {
    const terms = readTerms(root, locale);
    expect(Object.keys(terms)).toEqual(concepts);
    const own = Object.fromEntries(Object.entries(terms).map(([concept, { term }]) => [concept, term]));
    expect(checkTerms(locale, terms, own)).toEqual([]);
  }
});
