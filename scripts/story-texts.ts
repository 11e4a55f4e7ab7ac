import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bcp47, locales, type Locale } from "@carmine/i18n";

/** Texts by their place in the file that says them. */
type Texts = Record<string, string>;

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** All texts inside a value; a function is asked what it says of some value. */
const textsIn = (value: unknown, at: string): [string, string][] => {
  if (typeof value === "string") return [[at, value]];
  if (typeof value === "function")
    return textsIn((value as (...given: string[]) => unknown)("1", "2", "3"), at);
  return isTable(value) ? Object.entries(value).flatMap(([key, part]) => textsIn(part, `${at}.${key}`)) : [];
};

/**
 * What the stories of the design system say, in each language.
 * @param folder with the files `*.data.ts`, each with one table of languages or of English texts
 */
export const readStoryTexts = async (folder: string): Promise<Record<Locale, Texts>> => {
  const said = Object.fromEntries(locales.map((locale) => [locale, {}])) as Record<Locale, Texts>;
  for (const file of globSync("*.data.ts", { cwd: folder })) {
    const parts = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    for (const [name, table] of Object.entries(parts)) {
      if (!isTable(table)) continue;
      for (const locale of locales) {
        if ("en" in table)
          Object.assign(said[locale], Object.fromEntries(textsIn(table[bcp47(locale)], name)));
        else
          for (const [english, others] of Object.entries(table))
            if (isTable(others) && "fr" in others)
              said[locale][`${name}.${english}`] = locale === "en" ? english : String(others[bcp47(locale)]);
      }
    }
  }
  return said;
};

/**
 * Where stories say in another language what the shop says otherwise, for the same English.
 * @param english the shop's texts by their id
 * @param shop the same in the language
 * @param stories what the stories say in English and in the language
 */
export const otherWordings = (
  english: Texts,
  shop: Texts,
  stories: { readonly english: Texts; readonly own: Texts },
): { readonly id: string; readonly detail: string }[] => {
  const idsOf = Map.groupBy(Object.keys(english), (id) => english[id]);
  return Object.entries(stories.english).flatMap(([id, text]) => {
    const known = [...new Set((idsOf.get(text) ?? []).map((of) => shop[of]))];
    const own = stories.own[id];
    return known.length === 0 || known.includes(own)
      ? []
      : [{ id, detail: `a story says “${own}” for “${text}”, the shop “${known.join("” or “")}”` }];
  });
};
