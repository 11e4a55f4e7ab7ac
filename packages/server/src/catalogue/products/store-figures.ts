import { eq } from "drizzle-orm";
import type { Database } from "../../database/connection.ts";
import { sku } from "../../database/schema/catalogue.ts";
import type { CurrentProduct } from "./current-product.ts";
import type { ProductDraft } from "./product-draft.ts";

/**
 * Stores the stock figures of the file of an otherwise unchanged product, so that the next import recognizes them after
 * units were sold.
 */
export const storeFigures = async (
  db: Database,
  { skus }: ProductDraft,
  current: CurrentProduct,
): Promise<void> => {
  for (const [at, { importedStock }] of skus.entries()) {
    const known = current.skus[at];
    if (!known || importedStock === undefined || importedStock === known.importedStock) continue;
    await db.update(sku).set({ importedStock }).where(eq(sku.id, known.id));
  }
};
