import { sql } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { productTags } from "../products/save-product.ts";

interface Shown {
  readonly id: number;
  readonly merchantId: number;
  readonly categoryPath: number[];
  readonly isShown: boolean;
}

/**
 * Shows or hides products of these shops.
 * @returns the ids of the changed ones
 * @throws Failure 404 for a product of another shop, and nothing is written
 */
export const setVisibility = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  shopIds: readonly number[],
  { ids, isShown }: { ids: readonly number[]; isShown: boolean },
): Promise<{ ids: number[] }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const wanted = new Set(ids);
    const found = await rowsOf<Shown>(
      tx,
      sql`
      select id, merchant_id as "merchantId", category_path as "categoryPath", is_shown as "isShown" from product
      where id = any(${arrayText([...wanted])}::int[]) and merchant_id = any(${arrayText(shopIds)}::int[]) and not is_deleted
      order by id for no key update`,
    );
    if (found.length < wanted.size) throw notFound();
    const changed = found.filter((row) => row.isShown !== isShown);
    if (changed.length === 0) return { ids: [] };
    const changedIds = changed.map(({ id }) => id);
    await tx.execute(
      sql`update product set is_shown = ${isShown}::boolean, updated_at = now() where id = any(${arrayText(changedIds)}::int[])`,
    );
    for (const { id, merchantId } of changed) {
      const act = {
        merchantId,
        action: isShown ? "product.publish" : "product.unpublish",
        subject: `product:${id}`,
        before: { isShown: !isShown },
        after: { isShown },
      };
      await recordAudit(tx, actor, act, now);
    }
    await publishTags(
      tx,
      changed.flatMap((row) => productTags(row.id, row.categoryPath, row.merchantId)),
    );
    return { ids: changedIds };
  });
