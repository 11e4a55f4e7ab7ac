import { parseArgs } from "node:util";
import { accountName } from "../accounts/find-account.ts";
import { type Employer, grantRole, listMembers, revokeRole } from "../accounts/members.ts";
import { Refused } from "../content/editing/refused.ts";
import type { Queryable } from "../database/connection.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, WrongValue, type Command, type CommandShop } from "./command.ts";
import { findAccount } from "./find-account.ts";
import { findShop } from "./find-shop.ts";

const employerArgs = "--merchant NAME | --operator";

/** The employer in the options; undefined if they name none. */
const employerIn = async (
  db: Queryable,
  { merchant, operator }: { merchant?: string | undefined; operator: boolean },
): Promise<Employer | undefined> => {
  if (merchant !== undefined && operator)
    throw new WrongUse("there are two employers", `use one of ${employerArgs}`);
  if (merchant !== undefined) return findShop(db, merchant);
  return operator ? null : undefined;
};

const read = async ({ ctx: { db } }: CommandShop, args: string[]) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { merchant: { type: "string" }, operator: { type: "boolean", default: false } },
  });
  return { positionals, employer: await employerIn(db, values) };
};

const readWho = async (shop: CommandShop, args: string[]) => {
  const { positionals, employer } = await read(shop, args);
  const [name, ...more] = positionals;
  if (employer === undefined || more.length > 0)
    throw new WrongUse("the account or the employer is missing", `name one account and ${employerArgs}`);
  return { found: await findAccount(shop.ctx.db, name), employer };
};

export const listMembersByCommand: Command = {
  name: "member list",
  args: `[${employerArgs}]`,
  summary: "list the staff of the marketplace and of shops",
  run: async (shop, args) => {
    const { positionals, employer } = await read(shop, args);
    if (positionals.length > 0)
      throw new WrongUse(`"${positionals.join(" ")}" is left over`, `use ${employerArgs}`);
    const members = await listMembers(shop.ctx.db, employer);
    for (const { account, role, shop: name } of members)
      shop.output.write(
        `${role.padEnd(8)}  ${accountName(account)}${name === null ? "" : `  ${name}`}${account.status === "disabled" ? "  (disabled)" : ""}\n`,
      );
    return 0;
  },
};

export const grantMember: Command = {
  name: "member grant",
  args: `EMAIL|PHONE|NUMBER ${employerArgs}`,
  summary: "give an account the staff role of a shop or of the marketplace",
  run: async (shop, args) => {
    const { found, employer } = await readWho(shop, args);
    if (found.type === "visitor")
      throw new WrongValue(`${accountName(found)} is a guest`, "ask them to register first");
    if (found.status === "disabled")
      throw new Refused(`${accountName(found)} is disabled; run "shop account enable" first`);
    const isNew = await grantRole(shop.ctx, operatorActor, found.id, employer);
    shop.output.write(`${accountName(found)} ${isNew ? "works" : "already works"} here.\n`);
    return 0;
  },
};

export const revokeMember: Command = {
  name: "member revoke",
  args: `EMAIL|PHONE|NUMBER ${employerArgs}`,
  summary: "remove a staff role from an account",
  run: async (shop, args) => {
    const { found, employer } = await readWho(shop, args);
    const isGone = await revokeRole(shop.ctx, operatorActor, found.id, employer);
    shop.output.write(`${accountName(found)} ${isGone ? "no longer works" : "doesn’t work"} here.\n`);
    return isGone ? 0 : 1;
  },
};
