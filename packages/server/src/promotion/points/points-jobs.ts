import { and, asc, eq, gt, lte, type SQL } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import { pointEntry } from "../../database/schema/points.ts";
import { eachRow } from "../../jobs/each-row.ts";
import { transaction } from "../../database/transaction.ts";
import { entryStatus } from "./balance.ts";
import { expirePoints, thawPoints } from "./ledger.ts";

const batch = 500;

type Ctx = Pick<AppContext, "db" | "clock" | "log">;

const idOf = ({ id }: { id: number }): number => id;

const lots = ({ db }: Ctx, condition: SQL | undefined) =>
  db.select().from(pointEntry).where(condition).orderBy(asc(pointEntry.id)).limit(batch);

/** Unfreezes points whose after-sale days are over. */
export const thawDuePoints = async (ctx: Ctx): Promise<void> => {
  const now = ctx.clock.now();
  const due = await lots(ctx, and(eq(pointEntry.status, entryStatus.frozen), lte(pointEntry.thawsAt, now)));
  await eachRow(ctx.log, "release-pending-points", due, idOf, (lot) =>
    transaction(ctx.db, (tx) => thawPoints(tx, lot, now)),
  );
};

/** Expires overdue points. */
export const expireDuePoints = async (ctx: Ctx): Promise<void> => {
  const now = ctx.clock.now();
  const due = await lots(
    ctx,
    and(eq(pointEntry.status, entryStatus.done), gt(pointEntry.remaining, 0), lte(pointEntry.expiresAt, now)),
  );
  await eachRow(ctx.log, "expire-points", due, idOf, (lot) =>
    transaction(ctx.db, (tx) => expirePoints(tx, lot, now)),
  );
};

export const planPointsJobs = (ctx: AppContext): void => {
  ctx.jobs.every("release-pending-points", 600_000, () => thawDuePoints(ctx));
  ctx.jobs.every("expire-points", 600_000, () => expireDuePoints(ctx));
};
