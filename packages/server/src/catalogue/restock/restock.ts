import { randomBytes } from "node:crypto";
import { Code, type WireLocale } from "@carmine/api/contract";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { AppContext } from "../../context.ts";
import type { Database } from "../../database/connection.ts";
import { rowsOf } from "../../database/rows.ts";
import { restockRequest } from "../../database/schema/product-page.ts";
import { Failure } from "../../http/envelope/failure.ts";
import { isSkuForSale } from "../../shared/for-sale.ts";

export interface RestockInput {
  readonly skuId: number;
  readonly accountId: number | null;
  /** Where the account has none. */
  readonly email: string | undefined;
  readonly locale: WireLocale;
}

/**
 * Notes who wants a mail when a sku can be bought again; asking twice is asking once.
 * @throws Failure where there is no such sku, no address, or no way to send mail
 */
export const requestRestock = async (
  { db, clock, messenger }: Pick<AppContext, "db" | "clock" | "messenger">,
  { skuId, accountId, email: given, locale }: RestockInput,
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
  await db
    .insert(restockRequest)
    .values({
      skuId,
      // Another address than the account's own is asked for as such.
      accountId: given === undefined ? accountId : null,
      email: email.toLowerCase(),
      locale,
      token,
      createdAt: clock.now(),
    })
    .onConflictDoUpdate({
      target: [restockRequest.skuId, restockRequest.email],
      targetWhere: isNull(restockRequest.notifiedAt),
      set: { token, locale },
    });
  return { email, token };
};

/** Takes a request back. @returns whether there was one */
export const cancelRestockRequest = async (db: Database, token: string): Promise<boolean> => {
  const gone = await db
    .delete(restockRequest)
    .where(and(eq(restockRequest.token, token), isNull(restockRequest.notifiedAt)))
    .returning({ id: restockRequest.id });
  return gone.length > 0;
};
