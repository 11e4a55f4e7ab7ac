import type { ImportSettings } from "@carmine/api/contract";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { productImport, productImportChange, productImportProblem } from "../../database/schema/imports.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { isOutage } from "../../jobs/each-row.ts";
import { importCatalogue } from "../import-catalogue.ts";
import { type ImportProblem, ImportRefused, reasonText } from "../problem.ts";
import type { ProductSnapshot } from "../product-snapshot.ts";
import { openImportFile } from "./import-file.ts";
import { progressOf } from "./task-progress.ts";
import { undoImport } from "./undo-import.ts";
import { textIn } from "../../shared/localized-text.ts";

type ImportRow = typeof productImport.$inferSelect;

/** After this time without a sign of life another process continues a task. */
const lostMs = 60_000;
/** Changes that a preview stores. */
const maxExamples = 50;
const problemBatch = 500;

/** Claims the oldest task that no process works on. */
const claimTask = async ({ db, clock }: AppContext): Promise<ImportRow | undefined> => {
  const now = clock.now();
  const isFree = or(isNull(productImport.seenAt), lt(productImport.seenAt, new Date(now.getTime() - lostMs)));
  const next = db
    .select({ id: productImport.id })
    .from(productImport)
    .where(and(sql`${productImport.task} is not null`, isFree))
    .orderBy(productImport.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await db
    .update(productImport)
    .set({ seenAt: now })
    .where(inArray(productImport.id, next))
    .returning();
  return claimed;
};

/** Collects problems, and writes them in batches. */
const problemWriter = (db: AppContext["db"], importId: number) => {
  let waiting: ImportProblem[] = [];
  const counts = { refused: 0, picture: 0, notice: 0 };
  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    for (let at = 0; at < batch.length; at += problemBatch)
      await db
        .insert(productImportProblem)
        .values(
          batch
            .slice(at, at + problemBatch)
            .map(({ reason, ...row }) => ({ importId, ...row, reason: reasonText(reason), cause: reason })),
        );
  };
  return {
    counts,
    add: (problem: ImportProblem): void => {
      counts[problem.kind] += 1;
      waiting.push(problem);
    },
    flush,
    flushLarge: async (): Promise<void> => (waiting.length < problemBatch ? undefined : flush()),
  };
};

const optionsOf = ({ locale, onlyColumns, keepStock, newStock, categories }: ImportSettings) => ({
  locale,
  clearsMissing: !onlyColumns,
  keepStock,
  stock: newStock ?? ("unlimited" as const),
  isStockForNew: true,
  chosenCategories: new Map(categories.map(({ type, categoryId }) => [type.toLowerCase(), categoryId])),
});

/** Previews or runs an import. A repeated run after a crash continues, because unchanged products are skipped. */
const runImport = async (
  ctx: AppContext,
  row: ImportRow,
  isPreview: boolean,
  signal: AbortSignal | undefined,
): Promise<Record<string, number>> => {
  const { db, config, clock } = ctx;
  const importId = row.id;
  const [shop] = await db
    .select({ name: merchant.name })
    .from(merchant)
    .where(eq(merchant.id, row.merchantId));
  await db.delete(productImportProblem).where(eq(productImportProblem.importId, importId));
  // Examples of the preview; a continued run keeps its own changes.
  await db
    .delete(productImportChange)
    .where(
      and(
        eq(productImportChange.importId, importId),
        isPreview ? undefined : isNull(productImportChange.productId),
      ),
    );
  const problems = problemWriter(db, importId);
  await using progress = progressOf(ctx, importId);
  const changes = new Map<string, { before: ProductSnapshot | null; after: ProductSnapshot }>();
  let examples = 0;
  const insertChange = (
    handle: string,
    { before, after }: { before: ProductSnapshot | null; after: ProductSnapshot },
    productId: number | null,
  ) =>
    db
      .insert(productImportChange)
      .values({ importId, handle, productId, name: textIn(after.name, "en"), before, after });
  await using file = await openImportFile(ctx, importId);
  const summary = await importCatalogue({
    currency: config.currency,
    ...optionsOf(row.settings),
    file: file.path,
    merchant: shop?.name ?? "",
    merchantId: row.merchantId,
    isPreview,
    encoding: row.survey.encoding,
    db,
    importer: { actor: { role: "merchant", accountId: row.accountId }, now: () => clock.now() },
    media: { dataDir: config.dataDir, s3: config.s3 },
    ...(config.databaseUrl === null && { databaseFolder: config.dataDir }),
    onProgress: ({ bytesRead, bytesTotal }) => progress.report(bytesTotal === 0 ? 1 : bytesRead / bytesTotal),
    report: problems.add,
    onChange: async ({ handle, before, after }) => {
      signal?.throwIfAborted();
      await problems.flushLarge();
      if (!isPreview) changes.set(handle, { before, after });
      else if (examples < maxExamples) {
        examples += 1;
        await insertChange(handle, { before, after }, null);
      }
    },
    onWritten: async (handle, productId) => {
      const change = changes.get(handle);
      changes.delete(handle);
      if (change) await insertChange(handle, change, productId);
    },
  });
  await problems.flush();
  const { merchantId: _, merchantCreated: _created, ...numbers } = summary;
  return { ...numbers, ...problems.counts };
};

const workOn = (ctx: AppContext, row: ImportRow, signal?: AbortSignal): Promise<Record<string, number>> =>
  row.task === "undo" ? undoImport(ctx, row, signal) : runImport(ctx, row, row.task === "preview", signal);

const endStates = { preview: "previewed", run: "done", undo: "undone" } as const;

/**
 * Runs tasks of imports until none is left.
 * @param signal interrupts a task, which another process or a later run continues
 * @throws errors of the database, after which a later run continues
 */
export const runImportTasks = async (ctx: AppContext, signal?: AbortSignal): Promise<void> => {
  const { db, clock, log } = ctx;
  for (let row = await claimTask(ctx); row?.task; row = await claimTask(ctx)) {
    const { id, task } = row;
    const end = (values: Partial<ImportRow>) =>
      db
        .update(productImport)
        .set({ ...values, task: null, seenAt: null, percent: 100 })
        .where(eq(productImport.id, id));
    try {
      const result = await workOn(ctx, row, signal);
      const now = clock.now();
      await end({
        result,
        error: null,
        state: endStates[task],
        ...(task === "run" && { endedAt: now }),
        ...(task === "undo" && { undoneAt: now }),
      });
    } catch (error) {
      if (isOutage(error)) throw error;
      if (signal?.aborted) {
        await db.update(productImport).set({ seenAt: null }).where(eq(productImport.id, id));
        return;
      }
      const isRefused = error instanceof ImportRefused;
      if (!isRefused) log.error({ err: error, import: id, task }, "a product import failed");
      await end({
        error: isRefused ? error.message : "The import ended with an unexpected error.",
        // Products written before the failure can be undone.
        ...(task === "run" && { state: "failed", endedAt: clock.now() }),
      });
    }
  }
};
