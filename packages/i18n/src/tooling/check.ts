import { TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import { bcp47, type Locale } from "../locales.ts";
import { flat, serverArea, type SourceAreas, type TextAreas } from "./catalogues.ts";
import { parseText } from "./compile.ts";

export interface Problem {
  locale: Locale;
  id: string;
  kind:
    | "missing"
    | "unused"
    | "placeholders"
    | "plural"
    | "invalid"
    | "empty"
    | "no description"
    | "term"
    | "repeated"
    | "typography";
  detail: string;
}

const kinds: Readonly<Partial<Record<TYPE, string>>> = {
  [TYPE.argument]: "text",
  [TYPE.number]: "number",
  [TYPE.date]: "date",
  [TYPE.time]: "time",
  [TYPE.plural]: "plural",
  [TYPE.select]: "select",
  [TYPE.tag]: "tag",
};

/**
 * Placeholders of a message: `count:plural`, `b:tag`. Plural cases differ between languages and are excluded;
 * select cases are part of the code and included. Number and plural are the same value, so both are `number`.
 */
export const placeholdersOf = (tree: readonly MessageFormatElement[]): Set<string> => {
  const found = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      const kind = kinds[element.type];
      if (!kind || element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.select) {
        found.add(`${element.value}:select(${Object.keys(element.options).toSorted().join("|")})`);
      } else {
        found.add(`${element.value}:${kind === "plural" ? "number" : kind}`);
      }
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type === TYPE.select || element.type === TYPE.plural)
        for (const option of Object.values(element.options)) visit(option.value);
    }
  };
  visit(tree);
  return found;
};

const readTree = (text: string): MessageFormatElement[] | string => {
  try {
    return parseText(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Plural categories of the language that a message's plural lacks, such as `many` for 1,000,000 in French.
 */
const missingCategories = (locale: Locale, tree: readonly MessageFormatElement[]): Set<string> => {
  const { pluralCategories } = new Intl.PluralRules(bcp47(locale)).resolvedOptions();
  const missing = new Set<string>();
  const visit = (elements: readonly MessageFormatElement[]): void => {
    for (const element of elements) {
      if (element.type === TYPE.tag) visit(element.children);
      if (element.type !== TYPE.select && element.type !== TYPE.plural) continue;
      for (const option of Object.values(element.options)) visit(option.value);
      if (element.type === TYPE.select) continue;
      for (const category of pluralCategories)
        if (!(category in element.options)) missing.add(`${element.value}: ${category}`);
    }
  };
  visit(tree);
  return missing;
};

const checkPlurals = (locale: Locale, text: string): Pick<Problem, "kind" | "detail"> | undefined => {
  const tree = readTree(text);
  const missing = typeof tree === "string" ? [] : [...missingCategories(locale, tree)];
  if (missing.length === 0) return undefined;
  return { kind: "plural", detail: `missing ${missing.join(", ")} in “${text}”` };
};

const compareTexts = (source: string, text: string): Pick<Problem, "kind" | "detail"> | undefined => {
  if (text.trim() === "") return { kind: "empty", detail: source };
  const tree = readTree(text);
  if (typeof tree === "string") return { kind: "invalid", detail: `${tree}: ${text}` };
  const sourceTree = readTree(source);
  if (typeof sourceTree === "string") return undefined;
  const wanted = placeholdersOf(sourceTree);
  const given = placeholdersOf(tree);
  const differing = [...wanted, ...given].filter(
    (placeholder) => !(wanted.has(placeholder) && given.has(placeholder)),
  );
  if (differing.length === 0) return undefined;
  return { kind: "placeholders", detail: `${differing.join(", ")} in “${text}” for “${source}”` };
};

/** Errors in the translations of one language. */
export const checkTexts = (locale: Locale, source: SourceAreas, texts: TextAreas): Problem[] => {
  const english = flat(source);
  const translated = flat(texts);
  const problems: Problem[] = [];
  for (const [id, { defaultMessage }] of Object.entries(english)) {
    const text = translated[id];
    if (text === undefined) {
      problems.push({ locale, id, kind: "missing", detail: defaultMessage });
      continue;
    }
    const problem = compareTexts(defaultMessage, text) ?? checkPlurals(locale, text);
    if (problem) problems.push({ locale, id, ...problem });
  }
  for (const [id, text] of Object.entries(translated)) {
    if (!(id in english)) problems.push({ locale, id, kind: "unused", detail: text });
  }
  return problems;
};

/** Errors in the English messages in the code. */
export const checkSource = (source: SourceAreas): Problem[] =>
  Object.entries(flat(source)).flatMap(([id, { defaultMessage, description }]) => {
    const problems: Problem[] = [];
    const tree = readTree(defaultMessage);
    if (typeof tree === "string")
      problems.push({ locale: "en", id, kind: "invalid", detail: `${tree}: ${defaultMessage}` });
    const plural = checkPlurals("en", defaultMessage);
    if (plural) problems.push({ locale: "en", id, ...plural });
    if (!description) problems.push({ locale: "en", id, kind: "no description", detail: defaultMessage });
    return problems;
  });

/**
 * Messages of one application with identical texts in every language; the same description would make them one message.
 * Excludes messages with an explicit id (of the server and of form fields).
 * @param translations texts by id, for each other language
 */
export const checkRepeated = (
  source: SourceAreas,
  translations: readonly Readonly<Record<string, string>>[],
): Problem[] => {
  const { [serverArea]: _, ...extracted } = source;
  const hashed = Object.entries(flat(extracted)).filter(([id]) => !id.includes("."));
  const wordings = Map.groupBy(hashed, ([id, { defaultMessage }]) =>
    JSON.stringify([defaultMessage, ...translations.map((texts) => texts[id])]),
  );
  return [...wordings.values()].flatMap(([first, ...others]) =>
    others.map(([id, { defaultMessage, description }]): Problem => ({
      locale: "en",
      id,
      kind: "repeated",
      detail: `“${defaultMessage}” (${description}): give it the description “${first?.[1].description}”`,
    })),
  );
};
