import type { PropertyDefinition } from "./format-property.ts";
import type { PropertyValue } from "../../shared/product-properties.ts";

const flags: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  "1": true,
  false: false,
  no: false,
  "0": false,
};
const maxText = 200;

const readOne = ({ kind, choices }: PropertyDefinition, text: string): PropertyValue | null => {
  if (kind === "number") {
    const number = Number(text);
    return text !== "" && Number.isFinite(number) ? number : null;
  }
  if (kind === "flag") return flags[text.toLowerCase()] ?? null;
  if (kind === "text") return text.length <= maxText ? { en: text } : null;
  const wanted = text.toLowerCase();
  return choices.find(({ key, name }) => key === wanted || name.en.toLowerCase() === wanted)?.key ?? null;
};

/**
 * Reads a value from a cell of a product file: a number with a decimal point and without its unit, a choice by key
 * or English name, true or false, or a text. Numbers and choices may be lists separated by semicolons.
 * @returns null for a value of another kind
 */
export const readValue = (definition: PropertyDefinition, cell: string): PropertyValue | null => {
  const text = cell.trim();
  if (definition.kind !== "number" && definition.kind !== "choice") return readOne(definition, text);
  const parts = text.split(";").map((part) => readOne(definition, part.trim()));
  const values = parts.filter((part) => typeof part === "number" || typeof part === "string");
  if (values.length !== parts.length) return null;
  const [only] = values;
  return values.length === 1 && only !== undefined ? only : values;
};
