import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { setAccountStatus } from "../accounts/account-status.ts";
import { accountName } from "../accounts/find-account.ts";
import { account } from "../database/schema/accounts.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findAccount } from "./find-account.ts";

export const listDisabledAccounts: Command = {
  name: "account list",
  args: "",
  summary: "lists the accounts that are disabled",
  run: async ({ ctx: { db }, output }, args) => {
    parseArgs({ args });
    const rows = await db.select().from(account).where(eq(account.status, "disabled")).orderBy(account.id);
    for (const row of rows) output.write(`${accountName(row)}\n`);
    return 0;
  },
};

export const disableAccount: Command = {
  name: "account disable",
  args: "EMAIL|PHONE|NUMBER --reason TEXT",
  summary: "signs an account out everywhere and keeps it out; what it ordered goes on",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    if (positionals.length > 1 || !values.reason) throw new WrongUse("Name one account and a reason.");
    const found = await findAccount(ctx.db, positionals[0]);
    await setAccountStatus(ctx, operatorHere, found.id, "disabled", values.reason);
    output.write(`${accountName(found)} is disabled.\n`);
    return 0;
  },
};

export const enableAccount: Command = {
  name: "account enable",
  args: "EMAIL|PHONE|NUMBER",
  summary: "lets a disabled account sign in again",
  run: async ({ ctx, output }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) throw new WrongUse("Name one account.");
    const found = await findAccount(ctx.db, positionals[0]);
    await setAccountStatus(ctx, operatorHere, found.id, "active", null);
    output.write(`${accountName(found)} can sign in.\n`);
    return 0;
  },
};
