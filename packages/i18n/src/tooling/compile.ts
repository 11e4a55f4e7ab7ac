import { parse, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { defaultLocale, type Locale } from "../locales.ts";
import { joinWords } from "./join-words.ts";
import {
  consoleArea,
  flat,
  serverArea,
  type CatalogueFiles,
  type SourceAreas,
  type TextAreas,
} from "./catalogues.ts";

/** The applications that load a compiled catalog. */
export type CatalogueApp = "storefront" | "console";

/** The syntax tree of a message, without source positions. */
export const parseText = (text: string): MessageFormatElement[] => parse(text, { captureLocation: false });

/**
 * An application's catalog as the browser loads it: syntax trees by id, so that no parser is loaded. Untranslated
 * messages fall back to English.
 */
export const compileCatalogue = (
  source: SourceAreas,
  texts: TextAreas,
  app: CatalogueApp = "storefront",
  locale: Locale = defaultLocale,
): string => {
  const translated = flat(texts);
  const shown = Object.entries(source).filter(([area]) =>
    app === "console" ? area === consoleArea : area !== consoleArea && area !== serverArea,
  );
  const entries = Object.entries(flat(Object.fromEntries(shown)))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { defaultMessage }]) => {
      const tree = JSON.stringify(parseText(joinWords(locale, translated[id] ?? defaultMessage)));
      return `${JSON.stringify(id)}:${tree}`;
    });
  return `{\n${entries.join(",\n")}\n}\n`;
};

/** The compiled catalog of a language, from its files. */
export const compileLocale = (files: CatalogueFiles, locale: Locale, app?: CatalogueApp): string =>
  compileCatalogue(files.readSource(), locale === defaultLocale ? {} : files.readTexts(locale), app, locale);
