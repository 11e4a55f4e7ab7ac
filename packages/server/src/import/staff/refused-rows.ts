import { and, eq } from "drizzle-orm";
import type { WireLocale } from "@carmine/api/contract";
import type { AppContext } from "../../context.ts";
import { productImport, productImportProblem } from "../../database/schema/imports.ts";
import type { CsvFile } from "../../http/route.ts";
import { readRaw } from "../read-rows.ts";
import { findTableForm } from "../table-form.ts";
import { openImportFile } from "./import-file.ts";
import { storedReason } from "./stored-reason.ts";

type ImportRow = typeof productImport.$inferSelect;

/**
 * The rows of refused products, with the reason in the row that has it. All rows of a product are needed to import it
 * again.
 */
export const refusedRows = async (
  ctx: AppContext,
  { id, fileName, survey }: ImportRow,
  locale: WireLocale,
): Promise<CsvFile> => {
  const problems = await ctx.db
    .select({
      line: productImportProblem.line,
      handle: productImportProblem.handle,
      reason: productImportProblem.reason,
      cause: productImportProblem.cause,
    })
    .from(productImportProblem)
    .where(and(eq(productImportProblem.importId, id), eq(productImportProblem.kind, "refused")));
  const handles = new Set(problems.flatMap(({ handle }) => (handle === "" ? [] : [handle])));
  const reasons = new Map<number, string>();
  for (const problem of problems)
    reasons.set(
      problem.line,
      [reasons.get(problem.line), storedReason(problem, locale)].filter(Boolean).join(" "),
    );
  const rows = async function* (): AsyncGenerator<string[]> {
    await using file = await openImportFile(ctx, id);
    let isHeader = true;
    for await (const { line, record, handle } of readRaw(await findTableForm(file.path, survey.encoding))) {
      if (isHeader) yield [...record, "Reason"];
      else if (reasons.has(line) || handles.has(handle)) yield [...record, reasons.get(line) ?? ""];
      isHeader = false;
    }
  };
  return { name: `${fileName.replace(/\.\w+$/, "")}-refused`, rows: rows() };
};
