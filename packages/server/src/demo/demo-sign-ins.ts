import { matches } from "../accounts/passwords.ts";
import type { Database } from "../database/connection.ts";
import { demoAccounts } from "./accounts.ts";
import { findByEmail } from "../accounts/queries.ts";

/** Whether a demo account can still sign in with its published password. */
export const hasDemoSignIns = async (db: Database): Promise<boolean> => {
  for (const { email, password } of demoAccounts) {
    const found = await findByEmail(db, email);
    if (found?.status === "active" && (await matches(found.passwordHash, password))) return true;
  }
  return false;
};
