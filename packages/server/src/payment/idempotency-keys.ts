import type { Queryable } from "../database/connection.ts";
import { storedSecret } from "../database/stored-secret.ts";

/** Hex digits of the installation id inside keys: PayPal allows 108 characters for a whole key. */
const idDigits = 16;

/** Random id of this database. Shops that share a provider account must not send each other's keys. */
const installationId = async (db: Queryable): Promise<string> =>
  (await storedSecret(db, "installation")).slice(0, idDigits);

/**
 * Idempotency key of a payment start.
 * @param attempt number of starts that the provider refused; concurrent calls and a retry after a lost
 * response share a key
 */
export const startKey = async (db: Queryable, orderNo: string, attempt: number): Promise<string> =>
  `${await installationId(db)}-${orderNo}-${attempt}`;

/**
 * Idempotency key of a refund. It changes with each refusal.
 * @param refund its `refusals` is -1 if it may have been sent before keys contained the installation id
 */
export const refundKey = async (
  db: Queryable,
  { id, orderNo, refusals }: { id: number; orderNo: string; refusals: number },
): Promise<string> =>
  refusals < 0 ? `refund-${id}` : `${await installationId(db)}-${orderNo}-refund-${id}-${refusals}`;
