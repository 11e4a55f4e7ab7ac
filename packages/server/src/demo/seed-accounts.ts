import { hashSecret } from "../accounts/passwords.ts";
import type { AppContext } from "../context.ts";
import { address } from "../database/schema/addresses.ts";
import { transaction } from "../database/transaction.ts";
import { demoAccounts } from "./accounts.ts";
import { addAccount } from "../accounts/queries.ts";

/** Writes the accounts that a demo can be tried with; those that exist stay as they are. */
export const seedAccounts = async (ctx: AppContext): Promise<void> => {
  for (const { email, nickname, password, addresses } of demoAccounts) {
    const passwordHash = await hashSecret(password);
    await transaction(ctx.db, async (tx) => {
      const added = await addAccount(tx, { type: "email", email, nickname, passwordHash });
      if (!added) return;
      await tx
        .insert(address)
        .values(
          addresses.map((one, place) => ({ ...one, email, accountId: added.id, isDefault: place === 0 })),
        );
    });
  }
};
