import type { Database } from "../database/connection.ts";
import { secondFactor } from "../database/schema/accounts.ts";

/** Secret of test accounts, Base32. */
export const testSecret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

/** Gives an account a confirmed second factor. @returns the account's id */
export const makeProtected = async (db: Database, accountId: number): Promise<number> => {
  await db.insert(secondFactor).values({ accountId, secret: testSecret, confirmedAt: new Date() });
  return accountId;
};
