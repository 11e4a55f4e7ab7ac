import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const reports = "packages/design-system/api";

const statusTones = ["neutral", "act", "info", "success", "caution", "critical"];
const textTones = ["inherit", "default", "muted", "price"];
const tones = new Set([...statusTones, ...textTones]);
/** `sm md lg`; icons and the widest dialog also have `xs` and `xl`. */
const sizes = new Set(["xs", "sm", "md", "lg", "xl"]);

/** Texts for users: their keys aren't props. */
const shownWords = /^export interface \w+Texts(?:<\w+>)? \{$.*?^\}$/gms;

/** Prop names that duplicate an existing name, with the name to use. */
const refused: Record<string, string> = {
  appearance: "variant",
  ariaLabel: "label",
  busy: "loading",
  caption: "label",
  captionHidden: "labelHidden",
  color: "tone",
  danger: "tone",
  destructive: "tone",
  giver: "issuer",
  iconLeft: "startIcon",
  iconRight: "endIcon",
  isDisabled: "disabled",
  isLoading: "loading",
  look: "variant",
  pending: "loading",
  severity: "tone",
};

/** String literals of a type, including those of referenced types. */
const wordsOf = (type: string, aliases: ReadonlyMap<string, string>, seen = new Set<string>()): string[] => {
  const words = [...type.matchAll(/"([^"]*)"/g)].map(([, word = ""]) => word);
  const names = [...type.replaceAll(/"[^"]*"/g, "").matchAll(/[A-Za-z]\w*/g)].map(([name]) => name);
  const below = names.flatMap((name) => {
    const alias = aliases.get(name);
    if (alias === undefined || seen.has(name)) return [];
    seen.add(name);
    return wordsOf(alias, aliases, seen);
  });
  return [...words, ...below];
};

const others = (type: string, aliases: ReadonlyMap<string, string>, known: ReadonlySet<string>): string[] =>
  wordsOf(type, aliases).filter((word) => !known.has(word));

const faultOf = (name: string, type: string, aliases: ReadonlyMap<string, string>): string | undefined => {
  const instead = type.startsWith("{") ? undefined : refused[name];
  if (instead !== undefined) return `is called ${instead}`;
  // Props of another component are checked there.
  if (/^\w+Props\["/.test(type)) return undefined;
  const quote = (words: string[]): string => words.map((word) => `“${word}”`).join(", ");
  if (name === "tone") {
    const strange = others(type, aliases, tones);
    return strange.length > 0 || type === "string"
      ? `has ${quote(strange)}, not of the list of tones`
      : undefined;
  }
  if (name === "size") {
    const strange = others(type, aliases, sizes);
    return strange.length > 0 || type === "string"
      ? `has ${quote(strange)}, not sm, md, lg or px`
      : undefined;
  }
  if (name === "loading" && type !== "boolean") return "is a boolean";
  if (name === "label" && !/^(?:string|ReactNode|undefined|\()/.test(type))
    return "is a string or a ReactNode";
  if (name === "variant" && (wordsOf(type, aliases).length === 0 || type === "string"))
    return "is a list of words";
  if (/^(?:icon|startIcon|endIcon)$/.test(name) && !/^(?:IconShape|ReactElement)\b/.test(type))
    return "takes an element: IconShape";
  return undefined;
};

/**
 * Finds props that are named differently from the same props of other components.
 *
 * @param texts - the API reports by file name
 * @returns a line for each inconsistent prop
 */
export const inconsistentProps = (texts: ReadonlyMap<string, string>): string[] => {
  const aliases = new Map(
    [...texts.values()].flatMap((text) =>
      [...text.matchAll(/^(?:export )?(?:declare )?type (\w+) = ([^;]+);/gm)].map(
        ([, name = "", type = ""]) => [name, type] as const,
      ),
    ),
  );
  return [...texts].flatMap(([file, text]) =>
    [...text.replaceAll(shownWords, "").matchAll(/^ +(?:readonly )?(\w+)\??: ([^;]+);/gm)].flatMap(
      ([, name = "", type = ""]) => {
        const fault = faultOf(name, type, aliases);
        return fault === undefined ? [] : [`${file}: ${name}: ${type.replaceAll(/\s+/g, " ")} ${fault}`];
      },
    ),
  );
};

/** API reports stored next to the package's source. */
export const readApiReports = (): Map<string, string> =>
  new Map(readdirSync(reports).map((file) => [file, readFileSync(join(reports, file), "utf8")]));
