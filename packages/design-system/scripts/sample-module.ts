import { parseExpression } from "@babel/parser";
import { entries } from "./entries.ts";

/** Page parts of Storybook around a sample. A reader of the code doesn't need them. */
const frames = /<\/?(?:SmallWindow|Pointed|Expanded)\b[^>]*>/g;

interface PageImport {
  names: string[];
  /** Import statement of the used names, with the path that an application writes. */
  write: (names: readonly string[]) => string;
  /** Whether applications can't import it. */
  isPrivate: boolean;
}

/** Entry of the package that a page's relative import means, such as `../../components/Button/index.ts`. */
const entryOf = (path: string, folder: string): string | undefined => {
  const source = new URL(path, `file:///${folder}/`).pathname.slice(1);
  const entry = entries().find((each) => each.source === source);
  return entry && `@carmine/design-system${entry.name.slice(1)}`;
};

const importsOf = (mdx: string, folder: string): PageImport[] =>
  [...mdx.replaceAll(/^```[\s\S]*?^```$/gm, "").matchAll(/^import ([\s\S]*?) from "([^"]*)";$/gm)].map(
    ([, clause = "", path = ""]) => {
      const specifier = path.startsWith(".") ? entryOf(path, folder) : path;
      const [, named] = /^\{([\s\S]*)\}$/.exec(clause) ?? [];
      return {
        names: (named ?? clause)
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== ""),
        write: (used) => `import ${named ? `{ ${used.join(", ")} }` : clause} from "${specifier}";`,
        isPrivate: specifier === undefined || specifier === "#blocks",
      };
    },
  );

/** Constants that a page defines for its samples. */
const constantsOf = (mdx: string): { name: string; code: string }[] =>
  [...mdx.matchAll(/^export (const (\w+) = [\s\S]*?;)$/gm)].map(([, code = "", name = ""]) => ({
    name,
    code,
  }));

/** Names of variables and components below a node of the syntax tree. */
const namesIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== "object" || node === null || !("type" in node)) return [];
  if ((node.type === "Identifier" || node.type === "JSXIdentifier") && "name" in node)
    return [String(node.name)];
  return Object.values(node).flatMap(namesIn);
};

const withoutIndent = (code: string): string[] => {
  const lines = code.split("\n").filter((line) => line.trim() !== "");
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return lines.map((line) => line.slice(indent));
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/**
 * A sample of a page as a module that compiles in an application.
 * @param mdx - the page
 * @param folder - of the page within `src`, such as `components/Button`
 * @returns undefined if the sample needs something that exists only in Storybook
 */
export function sampleModule(mdx: string, folder: string, sample: string): string | undefined {
  const body = withoutIndent(sample.replaceAll(frames, ""));
  const tree = parseExpression(`<>\n${body.join("\n")}\n</>`, { plugins: ["jsx", "typescript"] });
  const children = tree.type === "JSXFragment" ? tree.children : [];
  const roots = children.filter((child) => child.type !== "JSXText" || child.value.trim() !== "");
  const jsx = roots.length === 1 && roots[0]?.type === "JSXElement" ? body : ["<>", ...indented(body), "</>"];

  const names = new Set(namesIn(tree));
  const constants = constantsOf(mdx).filter(({ name }) => names.has(name));
  const imports = importsOf(mdx, folder).flatMap((each) => {
    const used = each.names.filter((name) => names.has(name));
    return used.length > 0 ? [{ line: each.write(used), isPrivate: each.isPrivate }] : [];
  });
  if (imports.some(({ isPrivate }) => isPrivate)) return undefined;
  return [
    ...imports.map(({ line }) => line),
    ...(imports.length > 0 ? [""] : []),
    ...constants.flatMap(({ code }) => [code, ""]),
    "export const Example = () => (",
    ...indented(jsx),
    ");",
  ].join("\n");
}
