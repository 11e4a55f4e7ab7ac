import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const catalogues = join(import.meta.dirname, "../../../packages/i18n/catalogues");

type Entry = string | { defaultMessage: string };

const load = (locale: string): Map<string, string> =>
  new Map(
    (existsSync(join(catalogues, locale)) ? readdirSync(join(catalogues, locale)) : []).flatMap((file) =>
      Object.entries(
        JSON.parse(readFileSync(join(catalogues, locale, file), "utf8")) as Record<string, Entry>,
      ).map(([id, entry]) => [id, typeof entry === "string" ? entry : entry.defaultMessage] as const),
    ),
  );

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The text with room for whatever stands in its braces. */
const pattern = (text: string): string => {
  let depth = 0;
  let out = "";
  for (const character of text) {
    if (character === "{") {
      if (depth === 0) out += "\u0000";
      depth++;
    } else if (character === "}") depth--;
    else if (depth === 0) out += character;
  }
  return escape(out).replaceAll("\u0000", ".*");
};

/**
 * How a language says an English text of the shop: a name to look for. Where the language has no text of its own the
 * shop shows the English one, and so does this.
 */
export const textsOf = (locale: string): ((english: string) => RegExp) => {
  const source = load("en");
  const own = locale === "en" ? source : load(locale);
  return (english) => {
    const ids = [...source].filter(([, text]) => text === english).map(([id]) => id);
    if (ids.length === 0) throw new Error(`No text of the shop is “${english}”`);
    const ways = new Set(ids.map((id) => pattern(own.get(id) || english)));
    return new RegExp(`^\\s*(?:${[...ways].join("|")})\\s*$`);
  };
};
