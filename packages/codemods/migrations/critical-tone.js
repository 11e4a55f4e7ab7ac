import { parse } from "@babel/parser";
import MagicString from "magic-string";

const name = "@carmine/design-system";

/** Components whose `variant="danger"` became `tone="critical"`: the default variant has the look it had. */
const buttons = new Set(["Button", "ButtonLink", "IconButton"]);

/** Components whose `danger` became `tone`. */
const flagged = new Set(["ConfirmDialog", "DropdownMenuItem"]);

/** Calls back with every node below. */
const walk = (node, visit) => {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node && typeof node.type === "string") {
    visit(node);
    for (const value of Object.values(node)) if (value && typeof value === "object") walk(value, visit);
  }
};

/** Local names of the components that come from the design system, with what they are called there. */
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

const valueText = (code, value, wrap) => {
  if (!value) return 'tone="critical"';
  const { expression } = value;
  if (expression?.type === "BooleanLiteral") return expression.value ? 'tone="critical"' : "";
  return `tone={${wrap(code.slice(expression.start, expression.end))}}`;
};

/**
 * `<Button variant="danger">` becomes `<Button tone="critical">`, and `danger` of `ConfirmDialog` and `DropdownMenuItem`
 * becomes `tone`. A variant that is chosen by an expression stays as it is: the compiler names it.
 */
export const migrate = (code, file) => {
  if (!code.includes(name) || !code.includes("danger")) return code;
  const { program } = parse(code, {
    sourceType: "module",
    sourceFilename: file,
    plugins: /\.[cm]?ts$/.test(file) ? ["typescript"] : ["typescript", "jsx"],
  });
  const names = importedNames(program);
  const edited = new MagicString(code);
  walk(program, (node) => {
    if (node.type !== "JSXOpeningElement") return;
    const component = names.get(node.name.name);
    for (const attribute of node.attributes) {
      if (attribute.type !== "JSXAttribute") continue;
      const { value } = attribute;
      if (buttons.has(component) && attribute.name.name === "variant" && value?.value === "danger")
        edited.overwrite(attribute.start, attribute.end, 'tone="critical"');
      if (flagged.has(component) && attribute.name.name === "danger")
        edited.overwrite(
          attribute.start,
          attribute.end,
          valueText(code, value, (text) => `${text} ? "critical" : "act"`),
        );
    }
  });
  return edited.toString();
};
