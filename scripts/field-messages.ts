// The texts for fields that fail their check: written where the forms show them, compiled for the server's answers.
import { readFileSync } from "node:fs";
import type { Locale } from "@carmine/i18n";
import { flat, type SourceAreas } from "@carmine/i18n/tooling";
import { parseSync } from "oxc-parser";

/** Texts by key of the contract, then language. */
export type FieldMessages = Record<string, Partial<Record<Locale, string>>>;

interface Written {
  readonly key: string;
  readonly defaultMessage: string;
  readonly description: string;
}

/** The entries of the one `defineMessages({ key: { defaultMessage, description } })` of a file. */
const writtenIn = (file: string): Written[] => {
  const { program } = parseSync(file, readFileSync(file, "utf8"));
  const found: Written[] = [];
  const textOf = (node: unknown): string | undefined => {
    const value = typeof node === "object" && node !== null && "value" in node ? node.value : undefined;
    return typeof value === "string" ? value : undefined;
  };
  JSON.stringify(program, (_name, node: unknown) => {
    if (typeof node !== "object" || node === null || !("type" in node) || node.type !== "Property")
      return node;
    const { key, value } = node as unknown as {
      key: { name?: string };
      value: { type: string; properties?: { key: { name?: string }; value: unknown }[] };
    };
    const member = (name: string): string | undefined =>
      textOf(value.properties?.find((property) => property.key.name === name)?.value);
    const defaultMessage = member("defaultMessage");
    if (key.name !== undefined && defaultMessage !== undefined)
      found.push({ key: key.name, defaultMessage, description: member("description") ?? "" });
    return node;
  });
  return found;
};

/**
 * @param file where the forms' texts are written
 * @param textsOf all texts of a language by id
 */
export const fieldMessages = (
  file: string,
  source: SourceAreas,
  locales: readonly Locale[],
  textsOf: (locale: Locale) => Readonly<Record<string, string>>,
): FieldMessages => {
  const ids = new Map(
    Object.entries(flat(source)).map(([id, { defaultMessage, description }]) => [
      `${defaultMessage}\n${description}`,
      id,
    ]),
  );
  const all = locales.map((locale) => [locale, textsOf(locale)] as const);
  return Object.fromEntries(
    writtenIn(file).map(({ key, defaultMessage, description }) => {
      const id = ids.get(`${defaultMessage}\n${description}`) ?? "";
      return [key, Object.fromEntries(all.map(([locale, texts]) => [locale, texts[id] ?? defaultMessage]))];
    }),
  );
};
