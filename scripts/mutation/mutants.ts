import { readFileSync } from "node:fs";
import { parseSync, Visitor } from "oxc-parser";

/** One change of one file: what stands between the offsets gives way to the text. */
export interface Mutant {
  file: string;
  start: number;
  end: number;
  text: string;
  line: number;
  what: string;
}

interface Span {
  start: number;
  end: number;
}

const keys = /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Home|End|PageUp|PageDown|Tab|Delete|Backspace| )$/;

/** What an attribute promises to readers, keys and forms. `data-component` and `data-part` are names, not promises. */
const promises =
  /^(role|aria-.+|data-(?!component$|part$).+|on[A-Z]\w+|disabled|checked|required|type|name|value|defaultValue|min|max|rel|href|htmlFor|inputMode)$/;

/** What is said by pictures: conditions in there change looks only. */
const looks = /^(className|style|key)$/;

const opposites: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": ">=",
  ">": "<=",
  "<=": "<",
  ">=": ">",
};

/**
 * The changes that the tests of a source file must notice: each attribute of `promises` is taken away, each key is
 * another one, each condition is turned round.
 */
export const mutantsOf = (file: string): Mutant[] => {
  const code = readFileSync(file, "utf8");
  const mutants: Mutant[] = [];
  const onlyLooks: Span[] = [];
  const add = ({ start, end }: Span, text: string, what: string): void => {
    const line = code.slice(0, start).split("\n").length;
    mutants.push({ file, start, end, text, line, what });
  };
  const source = ({ start, end }: Span): string => code.slice(start, end);
  const short = (node: Span): string => source(node).replace(/\s+/g, " ").slice(0, 50);
  const turn = (test: Span): void => add(test, `!(${source(test)})`, `not (${short(test)})`);
  const other = (key: Span): void => add(key, '"F13"', `another key than ${source(key)}`);

  new Visitor({
    JSXAttribute(node) {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (looks.test(name)) onlyLooks.push(node);
      // Fields are texts anyway.
      else if (promises.test(name) && source(node) !== `type="text"`) add(node, "", `without ${name}`);
    },
    CallExpression(node) {
      if (source(node.callee) === "clsx") onlyLooks.push(node);
    },
    Property(node) {
      const name = node.key.type === "Literal" ? String(node.key.value) : "";
      if (name.startsWith("aria-")) add(node, `"data-${name}": undefined`, `without ${name}`);
      else if (keys.test(source(node.key)) || keys.test(name)) other(node.key);
    },
    SwitchCase(node) {
      if (node.test?.type === "Literal" && keys.test(String(node.test.value))) other(node.test);
    },
    BinaryExpression(node) {
      if (node.right.type === "Literal" && keys.test(String(node.right.value))) {
        other(node.right);
        return;
      }
      const opposite = opposites[node.operator];
      if (opposite !== undefined)
        add(
          node,
          `${source(node.left)} ${opposite} ${source(node.right)}`,
          `${short(node)} with ${opposite}`,
        );
    },
    ConditionalExpression: ({ test }) => {
      if (test.type !== "BinaryExpression") turn(test);
    },
    IfStatement: ({ test }) => {
      if (test.type !== "BinaryExpression") turn(test);
    },
    LogicalExpression(node) {
      if (node.operator === "&&" && node.left.type !== "BinaryExpression")
        add(node.left, `!(${source(node.left)})`, `not (${short(node.left)}) && …`);
    },
  }).visit(parseSync(file, code).program);
  return mutants.filter(
    ({ start, end }) => !onlyLooks.some((look) => look.start <= start && end <= look.end),
  );
};
