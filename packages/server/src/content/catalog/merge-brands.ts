import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../../audit/record-audit.ts";
import { reindexProducts } from "../../catalogue/products/reindex-products.ts";
import type { AppContext } from "../../context.ts";
import { lockTable } from "../../database/lock-table.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { brand, product } from "../../database/schema/catalogue.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { brandKind, type BrandFields } from "../editing/brands.ts";
import type { Stored } from "../editing/entry-kind.ts";
import { readEntries } from "../editing/entry-order.ts";
import { Refused } from "../editing/refused.ts";

/**
 * Moves the products of a brand to another one and removes it.
 * @param guard throws to refuse an entry that its author saw otherwise
 * @returns the number of products
 * @throws Refused if the other brand is missing
 */
export const mergeBrands = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  { id, intoId }: { id: number; intoId: number },
  guard: (entry: Stored<BrandFields>) => void,
): Promise<number> =>
  transaction(db, async (tx) => {
    await lockTable(tx, brand);
    // Products that are being written finish first.
    await tx.execute(sql`select from brand where id = ${id}::int for update`);
    const brands = await readEntries(tx, brandKind);
    const own = brands.find((one) => one.id === id);
    const into = brands.find((one) => one.id === intoId);
    if (!own) throw notFound();
    guard(own);
    if (!into || own === into)
      throw new Refused(`there is no other brand ${intoId}.`, { text: { key: "brandUnknown" } });
    const moved = await tx
      .update(product)
      .set({ brandId: intoId })
      .where(eq(product.brandId, id))
      .returning({ id: product.id });
    await tx.delete(brand).where(eq(brand.id, id));
    const ids = sql.param(moved.map((one) => one.id));
    const productCount = await reindexProducts(tx, sql`p.id = any(${ids}::int[])`, []);
    const act = {
      merchantId: null,
      action: "brand.merge",
      subject: `brand:${id}`,
      before: { name: own.name },
      after: { into: intoId, name: into.name, productCount },
    };
    await recordAudit(tx, actor, act, clock.now());
    await publishTags(tx, ["home", "search"]);
    return productCount;
  });
