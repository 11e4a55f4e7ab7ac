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

const keys = /^(Arrow(Up|Down|Left|Right)|Enter|Escape|Home|End|PageUp|PageDown|Tab|Delete|Backspace| )$/;

/** Takes away each role, each aria attribute and each key handler of a source file, and renames each key in turn. */
export const mutantsOf = (file: string): Mutant[] => {
  const code = readFileSync(file, "utf8");
  const mutants: Mutant[] = [];
  const add = (node: { start: number; end: number }, text: string, what: string): void => {
    const line = code.slice(0, node.start).split("\n").length;
    mutants.push({ file, start: node.start, end: node.end, text, line, what });
  };
  new Visitor({
    JSXAttribute(node) {
      const name = node.name.type === "JSXIdentifier" ? node.name.name : "";
      if (name === "role" || name.startsWith("aria-")) add(node, "", `without ${name}`);
      if (/^onKey(Down|Up)$/.test(name)) add(node, "", `without ${name}`);
    },
    Property(node) {
      const name = node.key.type === "Literal" ? String(node.key.value) : "";
      if (name.startsWith("aria-")) add(node, `"data-${name}": undefined`, `without ${name}`);
      if (
        keys.test(name) ||
        (node.key.type === "Identifier" && /^(Home|End|Arrow\w+|Page\w+)$/.test(node.key.name))
      )
        add(node.key, '"F13"', `another key than ${code.slice(node.key.start, node.key.end)}`);
    },
    SwitchCase(node) {
      if (node.test?.type === "Literal" && keys.test(String(node.test.value)))
        add(node.test, '"F13"', `another key than ${String(node.test.value)}`);
    },
    BinaryExpression(node) {
      if (node.right.type === "Literal" && keys.test(String(node.right.value)))
        add(node.right, '"F13"', `another key than ${String(node.right.value)}`);
    },
  }).visit(parseSync(file, code).program);
  return mutants;
};
