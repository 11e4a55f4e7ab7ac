import { changeProps } from "../source/components.js";

/** Components whose `variant="danger"` became `tone="critical"`. The default variant keeps the old look. */
const buttons = new Set(["Button", "ButtonLink", "IconButton"]);

/** Components whose `danger` became `tone`. */
const flagged = new Set(["ConfirmDialog", "DropdownMenuItem"]);

const toneOf = (code, value) => {
  if (!value) return 'tone="critical"';
  const { expression } = value;
  if (expression?.type === "BooleanLiteral") return expression.value ? 'tone="critical"' : "";
  return `tone={${code.slice(expression.start, expression.end)} ? "critical" : "act"}`;
};

/**
 * Migrates `<Button variant="danger">` to `<Button tone="critical">`, and `danger` of `ConfirmDialog` and
 * `DropdownMenuItem` to `tone`. A variant given as an expression isn't migrated; the compiler reports it.
 */
export const migrate = (code, file) =>
  changeProps(code, file, (component, attributes, edited) => {
    for (const { name, value, start, end } of attributes) {
      if (buttons.has(component) && name.name === "variant" && value?.value === "danger")
        edited.overwrite(start, end, 'tone="critical"');
      if (flagged.has(component) && name.name === "danger") edited.overwrite(start, end, toneOf(code, value));
    }
  });
