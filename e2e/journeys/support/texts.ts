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

/** Names to look for: a text of the shop by its English one, in the language of the page. */
export interface Say {
  (english: string): RegExp;
  /** A name that begins with the text: a count may follow. */
  start(english: string): RegExp;
  /** What stands between the tags of a text: the words of a link in a sentence. */
  tagged(english: string): RegExp;
}

const whole = (ways: Iterable<string>): RegExp => new RegExp(`^\\s*(?:${[...new Set(ways)].join("|")})\\s*$`);

/**
 * How a language says the shop's texts. Where it has no text of its own the shop shows the English one, and so does
 * this.
 */
export const textsOf = (locale: string): Say => {
  const source = load("en");
  const own = locale === "en" ? source : load(locale);
  const all = (english: string): string[] => {
    const ids = [...source].filter(([, text]) => text === english).map(([id]) => id);
    if (ids.length === 0) throw new Error(`No text of the shop is “${english}”`);
    return ids.map((id) => own.get(id) || english);
  };
  return Object.assign((english: string) => whole(all(english).map(pattern)), {
    start: (english: string) => new RegExp(`^\\s*(?:${all(english).map(pattern).join("|")})`),
    tagged: (english: string) =>
      whole(all(english).map((text) => pattern(/<(\w+)>(.*)<\/\1>/.exec(text)?.[2] ?? text))),
  });
};
