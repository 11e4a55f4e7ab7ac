import { readFileSync } from "node:fs";

/** c comments, t test names, i exported identifiers, d docs, m commit subjects. */
export type TextKind = "c" | "t" | "i" | "d" | "m";

export interface WordRule {
  readonly pattern: RegExp;
  readonly advice: string;
  readonly kinds: ReadonlySet<TextKind>;
}

const parseRule = (line: string): WordRule => {
  const [pattern, advice, kinds] = line.split("\t");
  if (!pattern || !advice || !kinds || /[^ctidm]/.test(kinds))
    throw new Error(`"${line}" isn't a rule; write pattern, advice and kinds, separated by tabs`);
  return { pattern: new RegExp(pattern, "i"), advice, kinds: new Set(kinds as Iterable<TextKind>) };
};

export const parseWordList = (text: string): WordRule[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map(parseRule);

const file = new URL("../../../config/plain-english.tsv", import.meta.url);

export const readWordList = (): WordRule[] => parseWordList(readFileSync(file, "utf8"));

export interface Violation {
  readonly found: string;
  readonly advice: string;
}

export const findViolations = (text: string, kind: TextKind, rules: readonly WordRule[]): Violation[] =>
  rules.flatMap(({ pattern, advice, kinds }) => {
    const found = kinds.has(kind) ? pattern.exec(text)?.[0] : undefined;
    return found === undefined ? [] : [{ found: found.trim(), advice }];
  });
