import { parseArgs } from "node:util";
import { accountName } from "../accounts/find-account.ts";
import { type StaffRole } from "@carmine/api/contract";
import { type Employer, grantRole, listMembers, revokeRole, rolesAt } from "../accounts/members.ts";
import { Refused } from "../content/editing/refused.ts";
import type { Queryable } from "../database/connection.ts";
import { resetFactor } from "../accounts/second-factor/reset-factor.ts";
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
    options: {
      merchant: { type: "string" },
      operator: { type: "boolean", default: false },
      role: { type: "string" },
    },
  });
  return { positionals, employer: await employerIn(db, values), role: values.role };
};

const readWho = async (shop: CommandShop, args: string[]) => {
  const { positionals, employer, role } = await read(shop, args);
  const [name, ...more] = positionals;
  if (employer === undefined || more.length > 0)
    throw new WrongUse("the account or the employer is missing", `name one account and ${employerArgs}`);
  return { found: await findAccount(shop.ctx.db, name), employer, role };
};

/** The role in the options, or the one with all rights. @throws WrongUse for a role that the employer doesn't have */
const roleIn = (employer: Employer, role: string | undefined): StaffRole => {
  const roles = rolesAt(employer);
  const [top] = roles;
  const found = role === undefined ? top : roles.find((one) => one === role);
  if (found === undefined) throw new WrongUse(`there is no role "${role ?? ""}"`, `use ${roles.join(", ")}`);
  return found;
};

export const listMembersByCommand: Command = {
  name: "member list",
  args: `[${employerArgs}]`,
  summary: "list the staff of the marketplace and of shops",
  run: async (shop, args) => {
    const { positionals, employer, role: given } = await read(shop, args);
    if (given !== undefined) positionals.push(`--role ${given}`);
    if (positionals.length > 0)
      throw new WrongUse(`"${positionals.join(" ")}" is left over`, `use ${employerArgs}`);
    const members = await listMembers(shop.ctx.db, employer);
    for (const { account, role, staffRole, shop: name } of members)
      shop.output.write(
        `${role.padEnd(8)}  ${staffRole.padEnd(15)}  ${accountName(account)}${name === null ? "" : `  ${name}`}${account.status === "disabled" ? "  (disabled)" : ""}\n`,
      );
    return 0;
  },
};

export const grantMember: Command = {
  name: "member grant",
  args: `EMAIL|PHONE|NUMBER ${employerArgs} [--role ROLE]`,
  summary:
    "give an account a role at a shop (owner, manager, warehouse, service, catalog, finance) or at the marketplace (administrator, merchantSupport, support, content, finance, auditor), or another role; without --role the first one",
  run: async (shop, args) => {
    const { found, employer, role } = await readWho(shop, args);
    if (found.type === "visitor")
      throw new WrongValue(`${accountName(found)} is a guest`, "ask them to register first");
    if (found.status === "disabled")
      throw new Refused(`${accountName(found)} is disabled; run "shop account enable" first`);
    const staffRole = roleIn(employer, role);
    const isChanged = await grantRole(shop.ctx, operatorActor, found.id, employer, staffRole);
    shop.output.write(
      `${accountName(found)} ${isChanged ? "works" : "already works"} here as ${staffRole}.\n`,
    );
    return 0;
  },
};

export const revokeMember: Command = {
  name: "member revoke",
  args: `EMAIL|PHONE|NUMBER ${employerArgs}`,
  summary: "remove a staff role from an account",
  run: async (shop, args) => {
    const { found, employer, role } = await readWho(shop, args);
    if (role !== undefined)
      throw new WrongUse("a member has one role", "leave out --role: the account loses its role");
    const isGone = await revokeRole(shop.ctx, operatorActor, found.id, employer);
    shop.output.write(`${accountName(found)} ${isGone ? "no longer works" : "doesn’t work"} here.\n`);
    return isGone ? 0 : 1;
  },
};

export const resetMemberFactor: Command = {
  name: "member reset-factor",
  args: "EMAIL|PHONE|NUMBER",
  summary:
    "remove the second factor of a member who lost the authenticator app, and end the member's sessions",
  run: async (shop, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true, options: {} });
    const [name, ...more] = positionals;
    if (more.length > 0) throw new WrongUse(`"${more.join(" ")}" is left over`, "name one account");
    const found = await findAccount(shop.ctx.db, name);
    const isGone = await resetFactor(shop.ctx, operatorActor, found.id);
    shop.output.write(`${accountName(found)} ${isGone ? "no longer has" : "has no"} second factor.\n`);
    return isGone ? 0 : 1;
  },
};
