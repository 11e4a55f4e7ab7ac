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

/** Escapes a text for a pattern. Compiled Thai and Lao texts have word joiners. */
const escape = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/[\u0E00-\u0EFF]/g, "$&\u2060?");

/** The text as a pattern, with a wildcard for each placeholder. */
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

/** Matchers for a text of the shop in the page's language, given the English text. */
export interface Translate {
  (english: string): RegExp;
  /** Matches a name that begins with the text, such as one followed by a count. */
  start(english: string): RegExp;
  /** Text between the tags of a message: the words of a link in a sentence. */
  tagged(english: string): RegExp;
}

const whole = (ways: Iterable<string>): RegExp => new RegExp(`^\\s*(?:${[...new Set(ways)].join("|")})\\s*$`);

/** Texts of the shop in a language. Falls back to English, as the shop does. */
export const textsOf = (locale: string): Translate => {
  const source = load("en");
  const own = locale === "en" ? source : load(locale);
  const all = (english: string): string[] => {
    const ids = [...source].filter(([, text]) => text === english).map(([id]) => id);
    if (ids.length === 0) throw new Error(`The shop has no text “${english}”`);
    return ids.map((id) => own.get(id) || english);
  };
  return Object.assign((english: string) => whole(all(english).map(pattern)), {
    start: (english: string) => new RegExp(`^\\s*(?:${all(english).map(pattern).join("|")})`),
    tagged: (english: string) =>
      whole(all(english).map((text) => pattern(/<(\w+)>(.*)<\/\1>/.exec(text)?.[2] ?? text))),
  });
};
