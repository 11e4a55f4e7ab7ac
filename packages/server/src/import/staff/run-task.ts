import type { ImportSettings } from "@carmine/api/contract";
import { and, eq, inArray, isNull, lt, or, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { type CurrentProduct, readCurrentProduct } from "../../catalogue/products/current-product.ts";
import type { ProductDraft } from "../../catalogue/products/product-draft.ts";
import { productTags, recountTerms, writeDraft } from "../../catalogue/products/save-product.ts";
import { readProperties } from "../../catalogue/properties/read-properties.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { product } from "../../database/schema/catalogue.ts";
import { productImport, productImportChange, productImportProblem } from "../../database/schema/imports.ts";
import { merchant } from "../../database/schema/merchants.ts";
import { transaction } from "../../database/transaction.ts";
import { isOutage } from "../../jobs/each-row.ts";
import { createCategoryFinder } from "../category-of-type.ts";
import { importCatalogue } from "../import-catalogue.ts";
import { createReadOnlyPlaces } from "../places.ts";
import { type ImportProblem, ImportRefused } from "../problem.ts";
import { isSame, keyOfSku, type ProductSnapshot, snapshotOf } from "../product-snapshot.ts";
import { openImportFile } from "./import-file.ts";
import { revertProduct } from "./undo-import.ts";

type ImportRow = typeof productImport.$inferSelect;

/** After this time without a sign of life another process continues a task. */
const lostMs = 60_000;
/** Milliseconds between two updates of the progress. */
const progressMs = 1000;
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

/** Writes the progress of a task at most once per second, which also shows that its process is alive. */
const progressOf = ({ db, clock }: AppContext, id: number) => {
  let writtenAt = -Infinity;
  return (share: number): void => {
    if (performance.now() - writtenAt < progressMs) return;
    writtenAt = performance.now();
    const percent = Math.min(99, Math.floor(share * 100));
    // The next update repeats a failed one.
    db.update(productImport)
      .set({ percent, seenAt: clock.now() })
      .where(eq(productImport.id, id))
      .catch(() => undefined);
  };
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
        .values(batch.slice(at, at + problemBatch).map((problem) => ({ importId, ...problem })));
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
  const [shop] = await db.select({ name: merchant.name }).from(merchant).where(eq(merchant.id, row.merchantId));
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
  const progress = progressOf(ctx, importId);
  const changes = new Map<string, { before: ProductSnapshot | null; after: ProductSnapshot }>();
  let examples = 0;
  const insertChange = (
    handle: string,
    { before, after }: { before: ProductSnapshot | null; after: ProductSnapshot },
    productId: number | null,
  ) => db.insert(productImportChange).values({ importId, handle, productId, name: after.name.en, before, after });
  await using file = await openImportFile(ctx, importId);
  const summary = await importCatalogue({
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
      onProgress: ({ bytesRead, bytesTotal }) => progress(bytesTotal === 0 ? 1 : bytesRead / bytesTotal),
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

interface Restorer {
  readonly ctx: AppContext;
  readonly actor: Actor;
  readonly shopId: number;
  readonly finder: ReturnType<typeof createCategoryFinder>;
  readonly properties: Awaited<ReturnType<typeof readProperties>>;
}

const draftOf = async (
  { finder, properties, shopId }: Restorer,
  current: CurrentProduct,
  now: ProductSnapshot,
  to: ProductSnapshot,
): Promise<ProductDraft> => {
  const { row } = current;
  const stock = new Map(now.skus.map((one) => [keyOfSku(one), one.stock]));
  const imported = new Map(
    [...current.skus, ...current.formerSkus].map((one) => [keyOfSku(one), one] as const),
  );
  const category = await finder.current(to.category);
  return {
    merchantId: shopId,
    handle: row.handle,
    category: { ...category, words: [...category.words, ...current.shopCategoryNames] },
    shopCategoryPath: to.shopCategoryPath,
    brand: to.brand,
    name: to.name,
    intro: to.intro,
    content: to.content,
    unit: row.unit,
    keywords: to.keywords,
    options: to.options,
    specifications: current.specifications,
    properties: Object.entries(to.properties).flatMap(([key, value]) => {
      const property = properties.get(key);
      return property ? [{ ...property, value }] : [];
    }),
    tireLabel: to.tireLabel,
    pictures: to.pictures,
    guaranteeIds: row.guaranteeIds,
    tags: row.tags,
    isShown: to.isShown,
    skus: to.skus.map(({ stock: units, ...one }) => ({
      ...one,
      values: [...one.values],
      onHand: stock.get(keyOfSku(one)) === units ? null : units,
      importedStock: imported.get(keyOfSku(one))?.importedStock ?? null,
      volume: imported.get(keyOfSku(one))?.volume ?? "0",
    })),
  };
};

const restoreProduct = (
  restorer: Restorer,
  change: typeof productImportChange.$inferSelect,
): Promise<{ restored: number; kept: number }> =>
  transaction(restorer.ctx.db, async (tx) => {
    const { ctx, actor, shopId } = restorer;
    const id = change.productId ?? 0;
    await tx.select({ id: product.id }).from(product).where(eq(product.id, id)).for("no key update");
    const current = await readCurrentProduct(tx, and(eq(product.id, id), eq(product.merchantId, shopId)));
    if (!current || current.row.isDeleted) return { restored: 0, kept: 0 };
    const [before, after] = [change.before as ProductSnapshot | null, change.after as ProductSnapshot];
    const now = snapshotOf(current);
    const subject = `product:${id}`;
    if (before === null) {
      if (!isSame(now, after)) return { restored: 0, kept: 1 };
      if (current.row.isRecycled) return { restored: 0, kept: 0 };
      await tx.update(product).set({ isRecycled: true, updatedAt: sql`now()` }).where(eq(product.id, id));
      const act = { merchantId: shopId, action: "product.trash", subject, after: { import: change.importId } };
      await recordAudit(tx, actor, act, ctx.clock.now());
      await publishTags(tx, productTags(id, current.row.categoryPath, shopId));
      return { restored: 1, kept: 0 };
    }
    const { snapshot, restored, kept } = revertProduct(before, after, now);
    if (!isSame(snapshot, now)) await writeDraft(tx, await draftOf(restorer, current, now, snapshot));
    return { restored, kept };
  });

const undoBatch = 200;

/** Undoes an import, product by product. A repeated undo after a crash continues. */
const undoImport = async (
  ctx: AppContext,
  row: ImportRow,
  signal: AbortSignal | undefined,
): Promise<Record<string, number>> => {
  const { db } = ctx;
  const progress = progressOf(ctx, row.id);
  const restorer: Restorer = {
    ctx,
    actor: { role: "merchant", accountId: row.accountId },
    shopId: row.merchantId,
    finder: createCategoryFinder(db, createReadOnlyPlaces(db, row.merchantId)),
    properties: await readProperties(db),
  };
  const total = await db.$count(productImportChange, eq(productImportChange.importId, row.id));
  const counts = { restored: 0, notRestored: 0 };
  let [after, done] = [0, 0];
  for (;;) {
    const changes = await db
      .select()
      .from(productImportChange)
      .where(and(eq(productImportChange.importId, row.id), sql`${productImportChange.id} > ${after}`))
      .orderBy(productImportChange.id)
      .limit(undoBatch);
    for (const change of changes) {
      signal?.throwIfAborted();
      const { restored, kept } = await restoreProduct(restorer, change);
      counts.restored += restored;
      counts.notRestored += kept;
      done += 1;
      progress(done / total);
    }
    const last = changes.at(-1);
    if (!last) break;
    after = last.id;
  }
  await recountTerms(db);
  return { ...row.result, ...counts };
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
        // What was written before the failure can be undone.
        ...(task === "run" && { state: "failed", endedAt: clock.now() }),
      });
    }
  }
};
