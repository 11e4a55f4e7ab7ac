import { randomBytes } from "node:crypto";
import { Code, type WireLocale } from "@carmine/api/contract";
import { and, eq, inArray, isNull, lte, or, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Database, Queryable } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { product, sku } from "../../database/schema/catalogue.ts";
import { activity, activityProduct } from "../../database/schema/content.ts";
import { restockRequest } from "../../database/schema/product-page.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { currentRoundEnd } from "../../shared/activity-rounds.ts";
import { dayMs } from "../../shared/durations.ts";
import { isSkuForSale } from "../../shared/for-sale.ts";

export interface RestockInput {
  readonly skuId: number;
  readonly accountId: number | null;
  /** If the account has none. */
  readonly email: string | undefined;
  readonly locale: WireLocale;
  /** The activity whose current round is sold out. */
  readonly activityId: number | undefined;
}

/** When the next round of an activity with the sku's product begins; null if there is none. */
const nextRound = async (
  db: Queryable,
  activityId: number | undefined,
  skuId: number,
  now: Date,
): Promise<Date | null> => {
  if (activityId === undefined) return null;
  const [times] = await db
    .select({ roundHours: activity.roundHours, beginsAt: activity.beginsAt, endsAt: activity.endsAt })
    .from(activity)
    .innerJoin(activityProduct, eq(activityProduct.activityId, activity.id))
    .innerJoin(sku, eq(sku.productId, activityProduct.productId))
    .where(and(eq(activity.id, activityId), eq(activity.isOpen, true), eq(sku.id, skuId)));
  return times ? currentRoundEnd(now, times) : null;
};

/**
 * Stores a request for a mail when a sku is available again; for an activity, when its next round begins.
 * Idempotent; an account takes over requests for its email made before signing in.
 * @throws Failure if there is no such sku, no address, or no mail provider
 */
export const requestRestock = async (
  { db, clock, messenger }: Pick<AppContext, "db" | "clock" | "messenger">,
  { skuId, accountId, email: given, locale, activityId }: RestockInput,
): Promise<{ email: string; token: string }> => {
  if (!messenger.canSend("mail")) throw new Failure(Code.failure, "mailUnavailable");
  const [row] = await rowsOf<{ email: string | null }>(
    db,
    sql`select (select email from account where id = ${accountId}::int) as email
      from sku s join product p on p.id = s.product_id where s.id = ${skuId}::int and ${isSkuForSale}`,
  );
  if (!row) throw new Failure(Code.failure, "skuUnavailable");
  const email = given ?? row.email;
  if (email === null) throw new Failure(Code.badRequest, "emailEmpty");
  const token = randomBytes(18).toString("base64url");
  const createdAt = clock.now();
  const notBefore = await nextRound(db, activityId, skuId, createdAt);
  await db
    .insert(restockRequest)
    .values({
      skuId,
      // An address other than the account's own is stored separately.
      accountId: given === undefined ? accountId : null,
      email: email.toLowerCase(),
      locale,
      token,
      createdAt,
      notBefore,
    })
    .onConflictDoUpdate({
      target: [restockRequest.skuId, restockRequest.email],
      targetWhere: isNull(restockRequest.notifiedAt),
      set: { token, locale, notBefore, createdAt, accountId: sql`excluded.account_id` },
      // Requests of an account can't be taken over with its address: other callers get an invalid token.
      setWhere: sql`${restockRequest.accountId} is null or ${restockRequest.accountId} = excluded.account_id`,
    });
  return { email, token };
};

/** Days after which a request is deleted with its address: since the answer, or since the request. */
const keptDays = { answered: 30, unanswered: 365 };

/** Deletes old requests, and those of deleted products. Runs as a job. */
export const sweepRestockRequests = async ({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<void> => {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * dayMs);
  const ofDeleted = db
    .select({ id: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .where(eq(product.isDeleted, true));
  await db
    .delete(restockRequest)
    .where(
      or(
        lte(restockRequest.notifiedAt, daysAgo(keptDays.answered)),
        and(
          isNull(restockRequest.notifiedAt),
          or(
            lte(restockRequest.createdAt, daysAgo(keptDays.unanswered)),
            inArray(restockRequest.skuId, ofDeleted),
          ),
        ),
      ),
    );
};

/** Cancels a request. @returns whether there was one */
export const cancelRestockRequest = async (db: Database, token: string): Promise<boolean> => {
  const removed = await db
    .delete(restockRequest)
    .where(and(eq(restockRequest.token, token), isNull(restockRequest.notifiedAt)))
    .returning({ id: restockRequest.id });
  return removed.length > 0;
};
