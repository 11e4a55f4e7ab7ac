import type { Database } from "../../database/connection.ts";
import type { ImportSurvey } from "../../database/schema/imports.ts";
import { type FileCategories, proposeCategory, typeText } from "../category-of-type.ts";
import { groupRows, surveyRows } from "../group-rows.ts";
import { ImportRefused } from "../problem.ts";
import { categoriesOf } from "../read-product.ts";
import { readColumns, readRows } from "../read-rows.ts";
import { findTableForm } from "../table-form.ts";

/** Product types that are offered for a choice; rarer ones are found by name. */
const maxTypes = 200;

/**
 * Checks a product file: its system, columns, encoding and product types. Reads it twice, row by row.
 * @throws ImportRefused for a file that isn't a product export
 */
export const surveyFile = async (db: Database, file: string, encoding?: string): Promise<ImportSurvey> => {
  const form = await findTableForm(file, encoding);
  const { system, columns } = await readColumns(form);
  const survey = await surveyRows(readRows(form));
  if (survey.rows === 0) throw new ImportRefused({ key: "importFileNoRows" });
  const types = new Map<string, { count: number; categories: FileCategories }>();
  let products = 0;
  for await (const { rows } of groupRows(readRows(form), survey)) {
    const [first] = rows;
    if (first === undefined) continue;
    products += 1;
    const categories = categoriesOf(first.row);
    const text = typeText(categories);
    if (text !== "") types.set(text, { categories, count: (types.get(text)?.count ?? 0) + 1 });
  }
  const propose = await proposeCategory(db);
  return {
    encoding: form.encoding.name,
    isEncodingGuessed: form.encoding.isGuessed,
    system,
    rows: survey.rows,
    products,
    columns,
    types: [...types]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .slice(0, maxTypes)
      .map(([type, { count, categories }]) => ({
        type,
        products: count,
        categoryId: propose(categories).id,
      })),
  };
};
