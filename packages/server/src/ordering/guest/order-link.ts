import { sql } from "drizzle-orm";
import { account } from "../../database/schema/accounts.ts";
import { masterOrder } from "../../database/schema/ordering.ts";
import type { Queryable } from "../../database/connection.ts";
import { readSignedToken, signedToken } from "../../database/signed-token.ts";
import { storedSecret } from "../../database/stored-secret.ts";
import { dayMs } from "../../shared/durations.ts";

/** Days until a link expires. */
const linkDays = 90;
const keyName = "order-link";
const headBytes = 8;

/** Creates tokens that give access to one master order without signing in, with their expiry. */
export const orderTokens = async (
  db: Queryable,
  now: Date,
): Promise<(masterOrderId: number) => { token: string; endsAt: Date }> => {
  const secret = await storedSecret(db, keyName);
  const endsAt = new Date(now.getTime() + linkDays * dayMs);
  return (masterOrderId) => {
    const head = Buffer.alloc(headBytes);
    head.writeUInt32BE(masterOrderId, 0);
    head.writeUInt32BE(Math.floor(endsAt.getTime() / 1000), 4);
    return { token: signedToken(secret, head), endsAt };
  };
};

/** The master order of a token; null for an invalid or expired one. */
export const orderOfToken = async (db: Queryable, token: string, now: Date): Promise<number | null> => {
  const head = readSignedToken(await storedSecret(db, keyName), token, headBytes);
  if (head === null) return null;
  return head.readUInt32BE(4) * 1000 > now.getTime() ? head.readUInt32BE(0) : null;
};

/**
 * Condition on `account` and `master_order`: the link of the order signs in its guest account. The order's
 * email can belong to someone else, so only a link to the guest's own address proves who reads it.
 */
export const linkSignsIn = sql<boolean>`(${account.type} = 'visitor' and lower(${account.email}) = lower(${masterOrder.email}))`;

/** Storefront page that shows the order of a token. */
export const guestOrderPath = (token: string): string => `/order/visitor_order?token=${token}`;
