import { sql, type SQL } from "drizzle-orm";
import { recordAudit, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { rowsOf } from "../../database/rows.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { notFound } from "../../http/envelope/failure.ts";
import { productTags } from "../products/save-product.ts";

interface Flagged {
  readonly id: number;
  readonly merchantId: number;
  readonly categoryPath: number[];
  readonly isSet: boolean;
}

/** A flag of a product, with the audited action for each value. */
interface Flag {
  readonly name: "isShown" | "isTrashed";
  readonly column: SQL;
  readonly actions: Readonly<Record<"true" | "false", string>>;
}

const shown: Flag = {
  name: "isShown",
  column: sql`is_shown`,
  actions: { true: "product.publish", false: "product.unpublish" },
};
const trashed: Flag = {
  name: "isTrashed",
  column: sql`is_recycled`,
  actions: { true: "product.trash", false: "product.restore" },
};

/**
 * Sets a flag of products of these shops.
 * @returns the ids of the changed ones
 * @throws Failure 404 for a product of another shop, and nothing is written
 */
const setFlag = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  shopIds: readonly number[],
  { name, column, actions }: Flag,
  { ids, to }: { ids: readonly number[]; to: boolean },
): Promise<{ ids: number[] }> =>
  transaction(db, async (tx) => {
    const now = clock.now();
    const wanted = new Set(ids);
    const found = await rowsOf<Flagged>(
      tx,
      sql`
      select id, merchant_id as "merchantId", category_path as "categoryPath", ${column} as "isSet" from product
      where id = any(${arrayText([...wanted])}::int[]) and merchant_id = any(${arrayText(shopIds)}::int[]) and not is_deleted
      order by id for no key update`,
    );
    if (found.length < wanted.size) throw notFound();
    const changed = found.filter((row) => row.isSet !== to);
    if (changed.length === 0) return { ids: [] };
    const changedIds = changed.map(({ id }) => id);
    await tx.execute(
      sql`update product set ${column} = ${to}::boolean, updated_at = now() where id = any(${arrayText(changedIds)}::int[])`,
    );
    for (const { id, merchantId } of changed) {
      const act = {
        merchantId,
        action: actions[to ? "true" : "false"],
        subject: `product:${id}`,
        before: { [name]: !to },
        after: { [name]: to },
      };
      await recordAudit(tx, actor, act, now);
    }
    await publishTags(
      tx,
      changed.flatMap((row) => productTags(row.id, row.categoryPath, row.merchantId)),
    );
    return { ids: changedIds };
  });

/** Shows or hides products; see `setFlag`. */
export const setVisibility = (
  ctx: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  shopIds: readonly number[],
  { ids, isShown }: { ids: readonly number[]; isShown: boolean },
): Promise<{ ids: number[] }> => setFlag(ctx, actor, shopIds, shown, { ids, to: isShown });

/** Moves products to the trash or back; see `setFlag`. */
export const setTrashed = (
  ctx: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  shopIds: readonly number[],
  { ids, isTrashed }: { ids: readonly number[]; isTrashed: boolean },
): Promise<{ ids: number[] }> => setFlag(ctx, actor, shopIds, trashed, { ids, to: isTrashed });
