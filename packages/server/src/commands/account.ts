import { parseArgs } from "node:util";
import { eq } from "drizzle-orm";
import { setAccountStatus } from "../accounts/account-status.ts";
import { accountName } from "../accounts/find-account.ts";
import { account } from "../database/schema/accounts.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { findAccount } from "./find-account.ts";

export const listDisabledAccounts: Command = {
  name: "account list",
  args: "",
  summary: "list the disabled accounts",
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
  summary: "sign an account out everywhere and block its sign-in; its orders continue",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    if (positionals.length > 1) throw new WrongUse("there is more than one account", "name one");
    if (!values.reason) throw new WrongUse("the reason is missing", "add --reason TEXT");
    const found = await findAccount(ctx.db, positionals[0]);
    await setAccountStatus(ctx, operatorActor, found.id, "disabled", values.reason);
    output.write(`${accountName(found)} is disabled.\n`);
    return 0;
  },
};

export const enableAccount: Command = {
  name: "account enable",
  args: "EMAIL|PHONE|NUMBER",
  summary: "allow a disabled account to sign in again",
  run: async ({ ctx, output }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    if (positionals.length > 1) throw new WrongUse("there is more than one account", "name one");
    const found = await findAccount(ctx.db, positionals[0]);
    await setAccountStatus(ctx, operatorActor, found.id, "active", null);
    output.write(`${accountName(found)} can sign in.\n`);
    return 0;
  },
};
