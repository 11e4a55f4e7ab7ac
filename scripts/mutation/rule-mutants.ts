import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";
import type { Mutant } from "./mutants.ts";

interface Span {
  start: number;
  end: number;
}

const opposites: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": ">=",
  ">": "<=",
  "<=": ">",
  ">=": "<",
  "+": "-",
  "-": "+",
  "*": "+",
  "/": "*",
};

/** What must be so, whatever a test sees: a refusal that can't come to pass, and words for the log. */
const isBeyondTests = (text: string): boolean => /^(throw new Error\(|log\.)/.test(text);

/**
 * The changes that the tests of a rule must notice: each condition is turned round, each comparison and sum is another
 * one, each step that is awaited and each refusal is left out, and each entry of a table is missing.
 */
export const ruleMutantsOf = (file: string): Mutant[] => {
  const code = readFileSync(file, "utf8");
  const mutants: Mutant[] = [];
  const source = ({ start, end }: Span): string => code.slice(start, end);
  const short = (node: Span): string => source(node).replace(/\s+/g, " ").slice(0, 60);
  const add = ({ start, end }: Span, text: string, what: string): void => {
    mutants.push({ file, start, end, text, line: code.slice(0, start).split("\n").length, what });
  };
  const turn = (test: Span): void => add(test, `!(${source(test)})`, `not (${short(test)})`);

  new Visitor({
    BinaryExpression(node) {
      const opposite = opposites[node.operator];
      const isText = [node.left, node.right].some(
        ({ type, start }) => type === "TemplateLiteral" || code[start] === '"',
      );
      if (opposite !== undefined && !(isText && node.operator === "+"))
        add(
          node,
          `${source(node.left)} ${opposite} ${source(node.right)}`,
          `${short(node)} with ${opposite}`,
        );
    },
    IfStatement({ test, consequent }) {
      if (isBeyondTests(source(consequent))) return;
      if (test.type !== "BinaryExpression") turn(test);
    },
    ConditionalExpression: ({ test }) => {
      if (test.type !== "BinaryExpression") turn(test);
    },
    LogicalExpression(node) {
      if (node.operator === "??") return;
      const other = node.operator === "&&" ? "||" : "&&";
      add(node, `(${source(node.left)}) ${other} (${source(node.right)})`, `${short(node)} with ${other}`);
    },
    ExpressionStatement(node) {
      const { expression } = node;
      const isStep = expression.type === "AwaitExpression";
      const isCheck = expression.type === "CallExpression" && source(expression).startsWith("require");
      if (isStep || isCheck) add(node, ";", `without ${short(node)}`);
    },
    ArrayExpression(node) {
      const isTable =
        node.elements.length > 0 && node.elements.every((element) => element?.type === "Literal");
      if (!isTable) return;
      for (const element of node.elements)
        if (element) add(element, '"nothing"', `${short(element)} missing in ${short(node)}`);
    },
    Property(node) {
      if (source(node.value) === "true") add(node.value, "false", `${short(node)} with false`);
    },
  }).visit(parseSync(file, code).program);
  // A throw inside of a changed condition is the same change.
  return mutants.filter(({ start, end }) => !isBeyondTests(code.slice(start, end)));
};
