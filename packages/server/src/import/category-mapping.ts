import { parse } from "csv-parse/sync";
import { stat } from "node:fs/promises";
import type { Database } from "../database/connection.ts";
import { type FileCategories, proposeCategory, typeText } from "./category-of-type.ts";
import { groupRows, surveyRows } from "./group-rows.ts";
import { ImportRefused } from "./problem.ts";
import { categoriesOf } from "./read-product.ts";
import { readRows } from "./read-rows.ts";
import { findTableForm } from "./table-form.ts";
import { readText } from "./text-of-file.ts";
import { csvField } from "../shared/csv-line.ts";

export interface MappedType {
  type: string;
  /** Names from the department down; empty to find the category by name. */
  category: string[];
}

const deepest = 3;

/** Splits a path such as "Home > Lamps". */
const pathNames = (text: string): string[] =>
  text
    .split(">")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/**
 * Reads a mapping file: a CSV with the columns Type and Category, where a category is a path such as "Home >
 * Lamps".
 * @throws ImportRefused if the file isn't one
 */
export const readMapping = async (file: string): Promise<MappedType[]> => {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new ImportRefused(`There is no file ${file}.`);
  const { encoding, delimiter, hasSeparatorLine } = await findTableForm(file);
  let text = "";
  for await (const chunk of readText(file, encoding)) text += chunk.text;
  const [header = [], ...rows]: string[][] = parse(text, {
    bom: true,
    delimiter,
    from_line: hasSeparatorLine ? 2 : 1,
    relax_column_count: true,
    skip_records_with_empty_values: true,
    trim: true,
  });
  const names = header.map((name) => name.toLowerCase());
  const [type, category] = [names.indexOf("type"), names.indexOf("category")];
  if (type < 0 || category < 0)
    throw new ImportRefused(`${file} isn’t a mapping file; it needs the columns Type and Category.`);
  return rows.map((row) => {
    const path = pathNames(row[category] ?? "");
    if (path.length > deepest)
      throw new ImportRefused(`The category "${path.join(" > ")}" in ${file} is deeper than three levels.`);
    return { type: pathNames(row[type] ?? "").join(" > "), category: path };
  });
};

/**
 * Creates a mapping for the types of a product file, to be edited: each type with the category of the same
 * name and its number of products, most common first.
 */
export const proposeMapping = async (db: Database, file: string, encoding?: string): Promise<string> => {
  if (!(await stat(file).catch(() => null))?.isFile()) throw new ImportRefused(`There is no file ${file}.`);
  const form = await findTableForm(file, encoding);
  const survey = await surveyRows(readRows(form));
  const types = new Map<string, { count: number; categories: FileCategories }>();
  for await (const { rows } of groupRows(readRows(form), survey)) {
    const [first] = rows;
    if (first === undefined) continue;
    const categories = categoriesOf(first.row);
    const text = typeText(categories);
    const seen = types.get(text) ?? { count: 0, categories };
    types.set(text, { ...seen, count: seen.count + 1 });
  }
  const propose = await proposeCategory(db);
  const lines = [...types]
    .filter(([type]) => type !== "")
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([type, { count, categories }]) => [type, propose(categories).path, String(count)]);
  return [["Type", "Category", "Products"], ...lines]
    .map((fields) => `${fields.map(csvField).join(",")}\n`)
    .join("");
};
