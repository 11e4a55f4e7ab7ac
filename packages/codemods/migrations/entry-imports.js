import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "@babel/parser";
import MagicString from "magic-string";

const name = "@carmine/design-system";

/** Folder of the design system installed in the current application. */
const installed = () => {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  return new URL("./", pathToFileURL(resolve(`${name}/package.json`)));
};

/** Maps exported names, values and types, to entries, based on the package's declarations. */
const readEntries = () => {
  const root = installed();
  const { exports } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
  const entryOf = new Map();
  for (const [entry, target] of Object.entries(exports)) {
    if (entry === "." || typeof target === "string") continue;
    const declarations = readFileSync(new URL(target.types, root), "utf8");
    for (const [, list] of declarations.matchAll(/export (?:type )?\{([^}]*)\}/g)) {
      for (const item of list.split(",")) {
        const exported = item
          .trim()
          .replace(/^type /, "")
          .split(" as ")
          .at(-1);
        // The first one wins: a component precedes entries that re-export it.
        if (exported && !entryOf.has(exported)) entryOf.set(exported, `${name}${entry.slice(1)}`);
      }
    }
  }
  return entryOf;
};

let known;

const specifierText = ({ imported, local, importKind }) => {
  const from = imported.name ?? imported.value;
  return `${importKind === "type" ? "type " : ""}${from === local.name ? from : `${from} as ${local.name}`}`;
};

/**
 * Splits `import { Button, Dialog } from "@carmine/design-system"` into one import per entry. Leaves
 * namespace imports and names that no entry exports unchanged.
 */
export const migrate = (code, file) => {
  if (!code.includes(name)) return code;
  known ??= readEntries();
  const { program } = parse(code, {
    sourceType: "module",
    sourceFilename: file,
    plugins: /\.[cm]?ts$/.test(file) ? ["typescript"] : ["typescript", "jsx"],
  });
  const edited = new MagicString(code);
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration" || node.source.value !== name || node.specifiers.length === 0)
      continue;
    if (node.specifiers.some(({ type }) => type !== "ImportSpecifier")) continue;
    const lines = new Map();
    for (const specifier of node.specifiers) {
      const entry = known.get(specifier.imported.name ?? specifier.imported.value) ?? name;
      lines.set(entry, [...(lines.get(entry) ?? []), specifierText(specifier)]);
    }
    const kind = node.importKind === "type" ? "import type" : "import";
    const quote = code[node.source.start];
    const end = code[node.end - 1] === ";" ? ";" : "";
    const text = [...lines]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([entry, names]) => `${kind} { ${names.join(", ")} } from ${quote}${entry}${quote}${end}`);
    edited.overwrite(node.start, node.end, text.join("\n"));
  }
  return edited.toString();
};
