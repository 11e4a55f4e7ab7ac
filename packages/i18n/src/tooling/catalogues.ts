import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { defaultLocale, type Locale } from "../locales.ts";

/** A message as defined in the source code. */
export interface SourceText {
  defaultMessage: string;
  description?: string;
}

/** Messages of the server: written in the catalog itself, not extracted, and not shown by browsers. */
export const serverArea = "server";

/** All messages of the console, which the storefront doesn't load. */
export const consoleArea = "console";

/** English messages by area (part of the shop), then id. */
export type SourceAreas = Record<string, Record<string, SourceText>>;

/** Translations by area, then id. */
export type TextAreas = Record<string, Record<string, string>>;

const readAreas = <Value>(folder: string): Record<string, Record<string, Value>> => {
  const areas: Record<string, Record<string, Value>> = {};
  if (!existsSync(folder)) return areas;
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  for (const file of files.toSorted())
    areas[file.slice(0, -5)] = JSON.parse(readFileSync(join(folder, file), "utf8"));
  return areas;
};

const writeAreas = <Value>(folder: string, areas: Record<string, Record<string, Value>>): void => {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (file.endsWith(".json") && !(file.slice(0, -5) in areas)) rmSync(join(folder, file));
  }
  for (const [area, texts] of Object.entries(areas)) {
    writeFileSync(join(folder, `${area}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
};

/** The catalogs on disk: `<root>/<locale>/<area>.json`. */
export const catalogueFiles = (root: string) => ({
  readSource: (): SourceAreas => readAreas<SourceText>(join(root, defaultLocale)),
  writeSource: (areas: SourceAreas): void => writeAreas(join(root, defaultLocale), areas),
  readTexts: (locale: Locale): TextAreas => readAreas<string>(join(root, locale)),
  writeTexts: (locale: Locale, areas: TextAreas): void => writeAreas(join(root, locale), areas),
  /** The files that the compiled catalog of a language is made of. */
  paths: (locale: Locale): string[] =>
    globSync(`{${defaultLocale},${locale}}/*.json`, { cwd: root }).map((file) => join(root, file)),
  /** Writes `<root>/compiled/<locale>.json`, which only the published package contains. */
  writeCompiled: (locale: Locale, text: string): void => {
    mkdirSync(join(root, "compiled"), { recursive: true });
    writeFileSync(join(root, "compiled", `${locale}.json`), text);
  },
});
export type CatalogueFiles = ReturnType<typeof catalogueFiles>;

/** All messages of all areas by id. */
export const flat = <Value>(areas: Record<string, Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.values(areas).flatMap((texts) => Object.entries(texts)));

/**
 * Arranges translations in the areas and order of the source, so that they follow moved messages, and drops
 * unused ones.
 */
export const arrangeTexts = (source: SourceAreas, texts: Record<string, string>): TextAreas => {
  const areas: TextAreas = {};
  for (const [area, messages] of Object.entries(source)) {
    const own = Object.keys(messages).flatMap((id) => {
      const text = texts[id];
      return text === undefined ? [] : [[id, text] as const];
    });
    if (own.length > 0) areas[area] = Object.fromEntries(own);
  }
  return areas;
};
