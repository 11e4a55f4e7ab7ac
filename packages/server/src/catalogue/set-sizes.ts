import { eq, sql } from "drizzle-orm";
import { type Actor, recordAudit } from "../audit/record-audit.ts";
import type { AppContext } from "../context.ts";
import type { Queryable } from "../database/connection.ts";
import { publishTags } from "../database/publish-tags.ts";
import { rowsOf } from "../database/rows.ts";
import { category } from "../database/schema/catalogue.ts";
import { transaction } from "../database/transaction.ts";

/** All categories in tree order, with the units usually bought together. */
export const listSetSizes = (db: Queryable) =>
  rowsOf<{ id: number; level: number; name: string; setSize: number | null }>(
    db,
    sql`select c.id, c.level, c.name ->> 'en' as name, c.set_size as "setSize" from category c
      order by array(select above.sort * 1000000::bigint + above.id from unnest(c.path) with ordinality p(id, place)
        join category above on above.id = p.id order by p.place)`,
  );

/** Sets how many units of a category and its descendants are usually bought together; null removes it. */
export const writeSetSize = (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  actor: Actor,
  id: number,
  setSize: number | null,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    const [known] = await tx
      .select({ setSize: category.setSize })
      .from(category)
      .where(eq(category.id, id))
      .for("update");
    if (!known) return false;
    await tx.update(category).set({ setSize }).where(eq(category.id, id));
    const act = {
      merchantId: null,
      action: "category.setSize",
      subject: `category:${id}`,
      before: known,
      after: { setSize },
    };
    await recordAudit(tx, actor, act, clock.now());
    // Product pages have the tag of their category.
    await publishTags(tx, [`category:${id}`, "home", "search"]);
    return true;
  });
