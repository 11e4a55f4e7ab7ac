import { type Comment, parseSync, Visitor } from "oxc-parser";
import type { TextKind } from "./word-list.ts";

export interface Text {
  readonly kind: TextKind;
  readonly line: number;
  readonly text: string;
}

/** Code and addresses in prose are names, not English. */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/`[^`]*`/g, "`code`")
    .replaceAll(/@default "[^"]*"/g, "@default `code`")
    .replaceAll(/https?:\/\/\S+/g, "url")
    .replaceAll(/\{@link [^}]*\}/g, "`code`");

const isDirective = (text: string): boolean => /^\s*(?:oxlint-|@ts-|eslint-|v8 |@vite)/.test(text);

/** Removes the asterisks of block comments and joins the lines of a sentence. */
const commentText = (value: string): string =>
  withoutCode(value.replaceAll(/\n?[ \t]*\*[ \t]?/g, " ").replaceAll(/\s+/g, " ")).trim();

/** `unitPrice` and `MAX_UNITS` become "unit price" and "max units". */
const splitIdentifier = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll("_", " ")
    .toLowerCase();

const lineCounter = (code: string): ((offset: number) => number) => {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    const next = starts.findIndex((start) => start > offset);
    return next === -1 ? starts.length : next;
  };
};

/** Consecutive line comments are one text, because sentences continue on the next line. */
const joinLineComments = (comments: readonly Comment[], code: string): Comment[] =>
  comments.reduce<Comment[]>((joined, comment) => {
    const last = joined.at(-1);
    const isContinued =
      last?.type === "Line" &&
      comment.type === "Line" &&
      /^\n[ \t]*$/.test(code.slice(last.end, comment.start));
    if (!isContinued) return [...joined, comment];
    return [...joined.slice(0, -1), { ...last, value: `${last.value} ${comment.value}`, end: comment.end }];
  }, []);

const testFunctions = new Set(["describe", "it", "test"]);

/** The source of a callee up to its first dot or call: "test" for `test.each([…])`. */
const calleeName = (code: string, start: number): string => /^\w+/.exec(code.slice(start))?.[0] ?? "";

/** @param isWire whether exported names belong to the wire format, whose words are given */
export const textsOfScript = (path: string, code: string, isWire: boolean): Text[] => {
  const { comments, module, program } = parseSync(path, code);
  const lineOf = lineCounter(code);
  const texts: Text[] = joinLineComments(comments, code)
    .filter(({ value }) => !isDirective(value))
    .map(({ value, start }) => ({ kind: "c", line: lineOf(start), text: commentText(value) }));
  if (!isWire)
    for (const { entries } of module.staticExports)
      for (const { exportName, start, moduleRequest } of entries)
        if (exportName.name !== null && moduleRequest === null)
          texts.push({ kind: "i", line: lineOf(start), text: splitIdentifier(exportName.name) });
  new Visitor({
    CallExpression: ({ callee, arguments: [title] }) => {
      if (!testFunctions.has(calleeName(code, callee.start)) || title === undefined) return;
      if (title.type !== "Literal" && title.type !== "TemplateLiteral") return;
      const text = code.slice(title.start + 1, title.end - 1);
      texts.push({ kind: "t", line: lineOf(title.start), text: withoutCode(text) });
    },
    Property: ({ key, value }) => {
      if (key.type !== "Identifier" || key.name !== "summary" || value.type !== "Literal") return;
      if (typeof value.value !== "string") return;
      texts.push({ kind: "d", line: lineOf(value.start), text: withoutCode(value.value) });
    },
  }).visit(program);
  return texts;
};

/** Paragraphs outside of code blocks; MDX imports, exports and JSX tags are code. */
export const textsOfDocument = (markdown: string): Text[] =>
  withoutCode(markdown.replaceAll(/^```[\s\S]*?^```/gm, (block) => block.replaceAll(/[^\n]/g, "")))
    .split("\n")
    .map((line, index): Text => {
      const isCode = /^(?:import|export) /.test(line);
      const text = isCode ? "" : line.replaceAll(/<[^>]*>|\]\([^)]*\)/g, " ");
      return { kind: "d", line: index + 1, text };
    })
    .filter(({ text }) => text.trim() !== "");
