import { importDays, type ImportDetail, type ImportRow as WireRow } from "@carmine/api/contract";
import { and, count, desc, eq, inArray } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Queryable } from "../../database/connection.ts";
import { account } from "../../database/schema/accounts.ts";
import { productImport, productImportChange, productImportProblem } from "../../database/schema/imports.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { offsetOf, type PageInput } from "../../http/envelope/paging.ts";
import { listChanges, type ProductSnapshot } from "../product-snapshot.ts";

type ImportRow = typeof productImport.$inferSelect;

const dayMs = 86_400_000;
/** Examples of changes in a detail. */
const maxExamples = 20;

/** Whether the import wrote products that can still be restored. */
export const canUndo = ({ state, task, endedAt }: ImportRow, now: Date): boolean =>
  task === null &&
  (state === "done" || state === "failed") &&
  endedAt !== null &&
  now.getTime() - endedAt.getTime() < importDays * dayMs;

const wireRow = (row: ImportRow, author: string | null, now: Date): WireRow => {
  const { created = 0, updated = 0, unchanged = 0, refused = 0 } = row.result ?? {};
  return {
    id: row.id,
    merId: row.merchantId,
    fileName: row.fileName,
    state: row.state,
    task: row.task,
    percent: row.percent,
    author: author ?? "",
    createAt: row.createdAt.toISOString(),
    endAt: row.endedAt?.toISOString() ?? null,
    undoAt: row.undoneAt?.toISOString() ?? null,
    canUndo: canUndo(row, now),
    created,
    updated,
    unchanged,
    refused,
  };
};

/** Finds an import of these shops. @throws Failure 404 */
export const findImport = async (
  db: Queryable,
  shopIds: readonly number[],
  id: number,
): Promise<{ row: ImportRow; author: string | null }> => {
  const [found] = await db
    .select({ row: productImport, author: account.nickname })
    .from(productImport)
    .leftJoin(account, eq(account.id, productImport.accountId))
    .where(and(eq(productImport.id, id), inArray(productImport.merchantId, [...shopIds])));
  if (!found) throw notFound();
  return found;
};

export const listImports = async (db: Queryable, shopIds: readonly number[], page: PageInput, now: Date) => {
  const which = inArray(productImport.merchantId, [...shopIds]);
  const rows = await db
    .select({ row: productImport, author: account.nickname })
    .from(productImport)
    .leftJoin(account, eq(account.id, productImport.accountId))
    .where(which)
    .orderBy(desc(productImport.id))
    .limit(page.limit)
    .offset(offsetOf(page));
  return {
    list: rows.map(({ row, author }) => wireRow(row, author, now)),
    total: await db.$count(productImport, which),
  };
};

const readExamples = async (db: Queryable, importId: number): Promise<ImportDetail["examples"]> => {
  const rows = await db
    .select()
    .from(productImportChange)
    .where(eq(productImportChange.importId, importId))
    .orderBy(productImportChange.id)
    .limit(maxExamples);
  return rows.map(({ handle, name, before, after }) => ({
    handle,
    name,
    isNew: before === null,
    changes: before === null ? [] : listChanges(before as ProductSnapshot, after as ProductSnapshot),
  }));
};

export const readImport = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  shopIds: readonly number[],
  id: number,
): Promise<ImportDetail> => {
  const { row, author } = await findImport(db, shopIds, id);
  const { survey, settings, result } = row;
  const problems = { refused: 0, picture: 0, notice: 0 };
  const counted = await db
    .select({ kind: productImportProblem.kind, rows: count() })
    .from(productImportProblem)
    .where(eq(productImportProblem.importId, id))
    .groupBy(productImportProblem.kind);
  for (const { kind, rows } of counted) problems[kind] = rows;
  return {
    ...wireRow(row, author, clock.now()),
    error: row.error,
    fileBytes: row.fileBytes,
    encoding: survey.encoding,
    isEncodingGuessed: survey.isEncodingGuessed,
    system: survey.system,
    rowCount: survey.rows,
    productCount: survey.products,
    columns: [...survey.columns],
    types: survey.types.map(({ type, products, categoryId }) => ({
      type,
      productCount: products,
      categoryId,
    })),
    settings,
    stockKept: result?.["stockKept"] ?? 0,
    pictures: result?.["pictures"] ?? 0,
    picturesMissing: result?.["picturesMissing"] ?? 0,
    problemCounts: problems,
    restored: result?.["restored"] ?? 0,
    notRestored: result?.["notRestored"] ?? 0,
    examples: await readExamples(db, id),
  };
};
