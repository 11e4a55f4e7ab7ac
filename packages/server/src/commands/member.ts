import { parseArgs } from "node:util";
import { accountName } from "../accounts/find-account.ts";
import { type Employer, grantRole, listMembers, revokeRole } from "../accounts/members.ts";
import type { Queryable } from "../database/connection.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command, type CommandShop } from "./command.ts";
import { findAccount } from "./find-account.ts";
import { findShop } from "./find-shop.ts";

const employerArgs = "--merchant NAME | --operator";

/** Whom the options name; undefined where they name nobody. */
const employerIn = async (
  db: Queryable,
  { merchant, operator }: { merchant?: string | undefined; operator: boolean },
): Promise<Employer | undefined> => {
  if (merchant !== undefined && operator) throw new WrongUse(`Say one of ${employerArgs}.`);
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

/** Who shall work for whom. */
const readWho = async (shop: CommandShop, args: string[]) => {
  const { positionals, employer } = await read(shop, args);
  const [said, ...more] = positionals;
  if (employer === undefined || more.length > 0) throw new WrongUse(`Name one account, and ${employerArgs}.`);
  return { found: await findAccount(shop.ctx.db, said), employer };
};

export const listMembersByCommand: Command = {
  name: "member list",
  args: `[${employerArgs}]`,
  summary: "lists who works for the platform and for shops",
  run: async (shop, args) => {
    const { positionals, employer } = await read(shop, args);
    if (positionals.length > 0) throw new WrongUse("Only a shop or the platform can be named.");
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
  summary: "lets an account work for a shop (/api/merchant/*) or for the platform (/api/operator/*)",
  run: async (shop, args) => {
    const { found, employer } = await readWho(shop, args);
    if (found.type === "visitor")
      throw new WrongUse(`${accountName(found)} is a guest and has to register first.`);
    if (found.status === "disabled") {
      shop.output.write(`${accountName(found)} is disabled; enable it first.\n`);
      return 1;
    }
    const isNew = await grantRole(shop.ctx, operatorHere, found.id, employer);
    shop.output.write(`${accountName(found)} ${isNew ? "works" : "already works"} here.\n`);
    return 0;
  },
};

export const revokeMember: Command = {
  name: "member revoke",
  args: `EMAIL|PHONE|NUMBER ${employerArgs}`,
  summary: "takes that back; the account stays",
  run: async (shop, args) => {
    const { found, employer } = await readWho(shop, args);
    const isGone = await revokeRole(shop.ctx, operatorHere, found.id, employer);
    shop.output.write(`${accountName(found)} ${isGone ? "no longer works" : "doesn’t work"} here.\n`);
    return isGone ? 0 : 1;
  },
};
