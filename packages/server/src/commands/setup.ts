import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { accountName, findAccounts } from "../accounts/find-account.ts";
import { grantRole, listMembers } from "../accounts/members.ts";
import { hashSecret } from "../accounts/passwords.ts";
import { addAccount } from "../accounts/queries.ts";
import { readSettings, writeSetting } from "../content/settings.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command, type CommandShop } from "./command.ts";
import { checkSetup, type CheckResult } from "./setup-checks.ts";

/** Creates an account for the email, unless there is one, and gives it the operator role. */
const makeOperator = async ({ ctx, output }: CommandShop, given: string): Promise<void> => {
  const email = given.trim().toLowerCase();
  if (!/^\S+@\S+\.\S+$/.test(email))
    throw new WrongUse(`"${given}" is no email address`, "use one such as ada@example.com");
  const found = (await findAccounts(ctx.db, email)).find(({ type }) => type === "email");
  if (found) {
    await grantRole(ctx, operatorActor, found.id, null);
    output.write(`${accountName(found)} is an operator.\n`);
    return;
  }
  const password = randomBytes(12).toString("base64url");
  const passwordHash = await hashSecret(password);
  const added = await addAccount(ctx.db, {
    type: "email",
    email,
    nickname: email.slice(0, email.indexOf("@")).slice(0, 40),
    passwordHash,
  });
  if (!added) throw new Error("The new account conflicts with an existing one");
  await grantRole(ctx, operatorActor, added.id, null);
  output.write(`Operator ${email} is created. Password, shown only now: ${password}\n`);
};

const checkName = async ({ ctx }: CommandShop): Promise<CheckResult> => {
  const name = (await readSettings(ctx.db)).get("name")?.en;
  return name === undefined
    ? { name: "Name", state: "missing", text: "use --name NAME" }
    : { name: "Name", state: "ok", text: name };
};

const checkOperators = async ({ ctx }: CommandShop): Promise<CheckResult> => {
  const operators = (await listMembers(ctx.db, null)).filter(({ account }) => account.status === "active");
  return operators.length === 0
    ? { name: "Operator", state: "missing", text: "use --operator EMAIL" }
    : {
        name: "Operator",
        state: "ok",
        text: operators.map(({ account }) => accountName(account)).join(", "),
      };
};

export const setUp: Command = {
  name: "setup",
  args: "[--name NAME] [--operator EMAIL] [--test-mail EMAIL]",
  summary:
    "check the settings of a real shop by using them (database, pictures, mail, payment keys); set its name, create the first operator, send a test mail",
  run: async (shop, args) => {
    const { ctx, output } = shop;
    const { values } = parseArgs({
      args,
      options: { name: { type: "string" }, operator: { type: "string" }, "test-mail": { type: "string" } },
    });
    if (values.name !== undefined) await writeSetting(ctx, operatorActor, "name", "en", values.name.trim());
    if (values.operator !== undefined) await makeOperator(shop, values.operator);
    const results = [
      await checkName(shop),
      { name: "Currency", state: "ok", text: ctx.config.currency } as const,
      { name: "Time zone", state: "ok", text: ctx.config.timeZone } as const,
      await checkOperators(shop),
      ...(await checkSetup(ctx, values["test-mail"])),
    ];
    for (const { name, state, text } of results)
      output.write(`${state.toUpperCase().padEnd(7)}  ${name.padEnd(10)}  ${text}\n`);
    return results.every(({ state }) => state === "ok") ? 0 : 1;
  },
};
