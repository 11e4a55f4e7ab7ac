import { sql, type SQL } from "drizzle-orm";
import { recordAudits, type Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { publishTags } from "../../database/publish-tags.ts";
import { arrayText } from "../../database/statement.ts";
import { transaction } from "../../database/transaction.ts";
import { productTags } from "../products/save-product.ts";
import type { ProductSelection } from "./list-staff-products.ts";
import { lockSelectedProducts } from "./lock-products.ts";

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
 * @throws Failure 404 for the id of another shop's product, 400 if the filter matches more than `maxBulkProducts`,
 * and nothing is written
 */
const setFlag = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  shopIds: readonly number[],
  { name, column, actions }: Flag,
  { selection, to }: { selection: ProductSelection; to: boolean },
): Promise<{ ids: number[] }> =>
  transaction(db, async (tx) => {
    const found = await lockSelectedProducts<{ isSet: boolean }>(
      tx,
      shopIds,
      selection,
      sql`p.${column} as "isSet"`,
    );
    const changed = found.filter((row) => row.isSet !== to);
    if (changed.length === 0) return { ids: [] };
    const changedIds = changed.map(({ id }) => id);
    await tx.execute(
      sql`update product set ${column} = ${to}::boolean, updated_at = now() where id = any(${arrayText(changedIds)}::int[])`,
    );
    const acts = changed.map(({ id, merchantId }) => ({
      merchantId,
      action: actions[to ? "true" : "false"],
      subject: `product:${id}`,
      before: { [name]: !to },
      after: { [name]: to },
    }));
    await recordAudits(tx, actor, acts, clock.now());
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
  { isShown, ...selection }: ProductSelection & { isShown: boolean },
): Promise<{ ids: number[] }> => setFlag(ctx, actor, shopIds, shown, { selection, to: isShown });

/** Moves products to the trash or back; see `setFlag`. */
export const setTrashed = (
  ctx: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  shopIds: readonly number[],
  { isTrashed, ...selection }: ProductSelection & { isTrashed: boolean },
): Promise<{ ids: number[] }> => setFlag(ctx, actor, shopIds, trashed, { selection, to: isTrashed });
