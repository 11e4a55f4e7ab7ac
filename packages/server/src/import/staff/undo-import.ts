import { and, eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { type CurrentProduct, readCurrentProduct } from "../../catalogue/products/current-product.ts";
import type { ProductDraft } from "../../catalogue/products/product-draft.ts";
import { productTags, recountTerms, writeDraft } from "../../catalogue/products/save-product.ts";
import { readProperties } from "../../catalogue/properties/read-properties.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { product } from "../../database/schema/catalogue.ts";
import { type productImport, productImportChange } from "../../database/schema/imports.ts";
import { transaction } from "../../database/transaction.ts";
import { createCategoryFinder } from "../category-of-type.ts";
import { createReadOnlyPlaces } from "../places.ts";
import { isSame, keyOfSku, type ProductSnapshot, snapshotOf } from "../product-snapshot.ts";
import { revertProduct } from "./revert-product.ts";
import { progressOf } from "./task-progress.ts";

type ImportRow = typeof productImport.$inferSelect;

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
      await tx
        .update(product)
        .set({ isRecycled: true, updatedAt: sql`now()` })
        .where(eq(product.id, id));
      const act = {
        merchantId: shopId,
        action: "product.trash",
        subject,
        after: { import: change.importId },
      };
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
export const undoImport = async (
  ctx: AppContext,
  row: ImportRow,
  signal: AbortSignal | undefined,
): Promise<Record<string, number>> => {
  const { db } = ctx;
  await using progress = progressOf(ctx, row.id);
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
      progress.report(done / total);
    }
    const last = changes.at(-1);
    if (!last) break;
    after = last.id;
  }
  await recountTerms(db);
  return { ...row.result, ...counts };
};
