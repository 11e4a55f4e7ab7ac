import { parse } from "@babel/parser";
import MagicString from "magic-string";

export const name = "@carmine/design-system";

/** Calls `visit` for each descendant node. */
const walk = (node, visit) => {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node && typeof node.type === "string") {
    visit(node);
    for (const value of Object.values(node)) if (value && typeof value === "object") walk(value, visit);
  }
};

/** Local names of imported design system components, with their exported names. */
const importedNames = (program) => {
  const names = new Map();
  for (const { type, source, specifiers } of program.body) {
    if (type !== "ImportDeclaration" || !(source.value === name || source.value.startsWith(`${name}/`)))
      continue;
    for (const { imported, local } of specifiers)
      if (imported) names.set(local.name, imported.name ?? imported.value);
  }
  return names;
};

const parsed = (code, file) =>
  parse(code, {
    sourceType: "module",
    sourceFilename: file,
    plugins: /\.[cm]?ts$/.test(file) ? ["typescript"] : ["typescript", "jsx"],
  }).program;

/**
 * Renames imports of the design system. Local names in the source stay the same.
 * @param names - new names by old name
 * @param entries - new entries by old entry, without the package name
 */
export const changeImports = (code, file, names, entries) => {
  if (!code.includes(name)) return code;
  const edited = new MagicString(code);
  for (const { type, source, specifiers } of parsed(code, file).body) {
    if (type !== "ImportDeclaration" || !(source.value === name || source.value.startsWith(`${name}/`)))
      continue;
    const entry = entries[source.value.slice(name.length + 1)];
    if (entry) edited.overwrite(source.start + 1, source.end - 1, `${name}/${entry}`);
    for (const { imported, local } of specifiers) {
      const newName = imported && names[imported.name];
      if (!newName) continue;
      const isRenamed = imported.start !== local.start;
      edited.overwrite(imported.start, imported.end, isRenamed ? newName : `${newName} as ${local.name}`);
    }
  }
  return edited.toString();
};

/**
 * Changes the props of the design system's components in a source file.
 * @param change - gets the component's name, its JSX attributes and the source to edit, a MagicString
 */
export const changeProps = (code, file, change) => {
  if (!code.includes(name)) return code;
  const program = parsed(code, file);
  const names = importedNames(program);
  const edited = new MagicString(code);
  walk(program, (node) => {
    const component = node.type === "JSXOpeningElement" ? names.get(node.name.name) : undefined;
    if (!component) return;
    const attributes = node.attributes.filter(({ type }) => type === "JSXAttribute");
    change(component, attributes, edited);
  });
  return edited.toString();
};
