/**
 * Message catalogs: `pnpm messages extract | compile | check | missing LOCALE | add LOCALE FILE`.
 * - extract: writes the English catalog from the code of storefront and console and syncs the translations; English
 * messages of the server are edited in catalogues/en/server.json
 * - compile: writes the compiled catalogs of the published package
 * - check: fails on texts that are missing, unused or invalid, that have other placeholders than the English
 * text, lack a plural category of their language (`many` in French and Spanish), duplicate another message in
 * every language, use a word that the language's term list (catalogues/terms) rejects, or break a typography rule;
 * terms and typography of the standard agreements and of the demo's texts are checked, too
 * - missing: prints the missing texts of a language as JSON for a translator
 * - add: imports translations (`{id: text}`) from a file
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { en } from "@carmine/design-system/locales/en";
import { es } from "@carmine/design-system/locales/es";
import { fr } from "@carmine/design-system/locales/fr";
import { lao } from "@carmine/design-system/locales/lao";
import { th } from "@carmine/design-system/locales/th";
import { zhCN } from "@carmine/design-system/locales/zh-CN";
import { localeOf, locales, type Locale } from "@carmine/i18n";
import {
  arrangeTexts,
  catalogueFiles,
  compileLocale,
  checkRepeated,
  checkSource,
  checkTerms,
  checkTexts,
  checkTypography,
  consoleArea,
  extractSource,
  flat,
  readTerms,
  serverArea,
  unreadTexts,
  type Problem,
  type SourceAreas,
} from "@carmine/i18n/tooling";
import { privacyPolicy } from "../packages/server/src/content/agreements/privacy-policy.ts";
import { userAgreement } from "../packages/server/src/content/agreements/user-agreement.ts";
import demoTables from "../packages/server/src/demo/tables/index.ts";

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const catalogues = folder("../packages/i18n/catalogues");
const files = catalogueFiles(catalogues);
const storefront = folder("../packages/storefront/src");
const consoleSource = folder("../packages/console/src");
const translations = locales.filter((locale) => locale !== "en");

const compile = (): void => {
  for (const locale of locales) files.writeCompiled(locale, compileLocale(files, locale));
};

/** English messages: storefront's and console's from their code, the server's from the English catalog. */
const readSource = (): SourceAreas => ({
  ...extractSource(storefront),
  [consoleArea]: flat(extractSource(consoleSource)),
  [serverArea]: files.readSource()[serverArea] ?? {},
});

const say = ({ locale, id, kind, detail }: Problem): string => `${locale} ${id} ${kind}: ${detail}`;

const extract = (): void => {
  const source = readSource();
  const invalid = checkSource(source).filter(({ kind }) => kind === "invalid");
  if (invalid.length > 0) throw new Error(`error: invalid messages:\n${invalid.map(say).join("\n")}`);
  files.writeSource(source);
  for (const locale of translations)
    files.writeTexts(locale, arrangeTexts(source, flat(files.readTexts(locale))));
  const total = Object.keys(flat(source)).length;
  const state = translations.map(
    (locale) => `${locale} ${Object.keys(flat(files.readTexts(locale))).length}`,
  );
  console.log(`${total} English texts; translated: ${state.join(", ")}`);
};

/** All texts of a language by id. */
const textsOf = (locale: Locale, source: SourceAreas): Record<string, string> =>
  locale === "en"
    ? Object.fromEntries(Object.entries(flat(source)).map(([id, { defaultMessage }]) => [id, defaultMessage]))
    : flat(files.readTexts(locale));

const componentWords = { en, es, fr, lao, th, "zh-CN": zhCN };

/** The components' own words by path, such as `fileUpload.add`. */
const componentTexts = (locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(componentWords[locale]).flatMap(([component, words]) =>
      Object.entries(words)
        .filter((entry): entry is [string, string] => typeof entry[1] === "string")
        .map(([key, text]) => [`${component}.${key}`, text]),
    ),
  );

/** Tags of HTML, and word joiners: content isn't compiled, so it may have them. */
const markup = /<[^>]*>|\u2060/g;

/** Texts of a language in nested data, by path. */
const textsWithin = (data: unknown, locale: Locale, path: string): (readonly [string, string])[] => {
  if (typeof data === "string")
    return path.endsWith(`.${locale}`) || path.includes(`.${locale}.`)
      ? [[path, data.replaceAll(markup, "\n")]]
      : [];
  return typeof data === "object" && data !== null
    ? Object.entries(data).flatMap(([key, value]) => textsWithin(value, locale, `${path}.${key}`))
    : [];
};

/** Texts of the standard agreements and of the demo, each once. */
const contentTexts = (locale: Locale): Record<string, string> => {
  const found = [
    ...textsWithin({ userAgreement, privacyPolicy }, locale, "agreements"),
    ...textsWithin(demoTables, locale, "demo"),
  ];
  const paths = new Map(found.map(([path, text]) => [text, path]));
  return Object.fromEntries([...paths].map(([text, path]) => [path, text]));
};

/** Server texts whose wording is fixed by the specification. */
const fixedWordings = new Set(["socialUnavailable", "facebookSignedOut"]);

/** Storefront and console share no messages, because each loads its own catalog. */
const separately = ({ [consoleArea]: ofConsole = {}, ...others }: SourceAreas): SourceAreas[] => [
  others,
  { [consoleArea]: ofConsole },
];

/** Words for merchants, which shoppers wouldn't know and the term lists therefore refuse. */
const merchantWords = /^“(?:SKU|variants?)”/;

/** Words of demo products and of the law, which the term lists refuse for something else. */
const contentWords = /^“(?:basket|商户|部门)”/;

/** Texts of the console, and the server's about rows of an imported product file. */
const isForMerchants = (id: string, { [consoleArea]: ofConsole = {} }: SourceAreas): boolean =>
  id in ofConsole || /^import[A-Z]/.test(id);

const check = (): void => {
  const source = readSource();
  const problems = [
    ...checkSource(source),
    ...translations.flatMap((locale) => checkTexts(locale, source, files.readTexts(locale))),
    ...locales.flatMap((locale) => {
      const texts = { ...textsOf(locale, source), ...componentTexts(locale), ...contentTexts(locale) };
      return [...checkTerms(locale, readTerms(catalogues, locale), texts), ...checkTypography(locale, texts)];
    }),
    ...separately(source).flatMap((part) =>
      checkRepeated(
        part,
        translations.map((locale) => textsOf(locale, source)),
      ),
    ),
  ]
    .filter(({ kind, id }) => kind !== "term" || !fixedWordings.has(id))
    .filter(
      ({ kind, id, detail }) =>
        !(kind === "term" && /^(?:demo|agreements)\./.test(id) && contentWords.test(detail)),
    )
    .filter(
      ({ kind, id, detail }) =>
        !(kind === "term" && isForMerchants(id, source) && merchantWords.test(detail)),
    )
    .map(say);
  problems.push(...unreadTexts(storefront), ...unreadTexts(consoleSource));
  if (!isDeepStrictEqual(source, files.readSource()))
    problems.push("The English catalogue is behind the code: run `pnpm messages extract`");
  if (problems.length > 0) {
    console.error(`${problems.join("\n")}\n${problems.length} problems in the messages`);
    process.exitCode = 1;
    return;
  }
  console.log(`${Object.keys(flat(source)).length} texts in ${locales.length} languages, no problems`);
};

const language = (name: string | undefined): Locale => {
  const locale = localeOf(name ?? "", translations);
  if (!locale) throw new Error(`error: no locale; use one of ${translations.join(", ")}`);
  return locale;
};

const missing = (locale: Locale): void => {
  const texts = flat(files.readTexts(locale));
  const lacking = Object.entries(flat(files.readSource())).filter(([id]) => texts[id] === undefined);
  console.log(JSON.stringify(Object.fromEntries(lacking), null, 2));
};

const add = (locale: Locale, file: string | undefined): void => {
  if (!file) throw new Error("error: no file; name the file with the translations");
  const source = files.readSource();
  const given: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  const unknown = Object.keys(given).filter((id) => !(id in flat(source)));
  files.writeTexts(locale, arrangeTexts(source, { ...flat(files.readTexts(locale)), ...given }));
  console.log(`${Object.keys(given).length - unknown.length} texts imported, ${unknown.length} unknown ids`);
};

const commands: Readonly<Record<string, (first?: string, second?: string) => void | Promise<void>>> = {
  extract,
  compile,
  check,
  missing: (locale) => missing(language(locale)),
  add: (locale, file) => add(language(locale), file),
};

const [name = "", ...rest] = process.argv.slice(2);
const command = commands[name];
try {
  if (!command)
    throw new Error("usage: pnpm messages extract | compile | check | missing LOCALE | add LOCALE FILE");
  await command(...rest);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
