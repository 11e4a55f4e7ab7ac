import { parseArgs } from "node:util";
import { applicationStatus } from "@carmine/api/contract";
import { approve, refuse } from "../merchants/applications/decide.ts";
import { pageOfApplications } from "../merchants/applications/read-applications.ts";
import { operatorHere } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

const idIn = (text: string | undefined): number => {
  if (text === undefined || !/^\d{1,9}$/.test(text)) throw new WrongUse("Name an application by its number.");
  return Number(text);
};

const isState = (name: string): name is keyof typeof applicationStatus =>
  Object.hasOwn(applicationStatus, name);

export const listApplications: Command = {
  name: "application list",
  args: "[--state pending|approved|refused|withdrawn] [--page N]",
  summary: "lists applications for a shop, the one due first on top",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: { state: { type: "string", default: "pending" }, page: { type: "string", default: "1" } },
    });
    const page = Number(values.page);
    if (!isState(values.state) || !Number.isInteger(page) || page < 1)
      throw new WrongUse("There is no such state or page.");
    const status = applicationStatus[values.state];
    const { list, total } = await pageOfApplications(db, { status }, { page, limit: 20 });
    for (const { id, name, email, dueTime } of list)
      output.write(`${String(id).padStart(6)}  due ${dueTime?.slice(0, 10) ?? ""}  ${name}  ${email}\n`);
    output.write(`${total} ${total === 1 ? "application" : "applications"}\n`);
    return 0;
  },
};

export const approveApplication: Command = {
  name: "application approve",
  args: "NUMBER",
  summary: "opens the shop of an application and tells the applicant",
  run: async ({ ctx, output }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const merchantId = await approve(ctx, operatorHere, idIn(positionals[0]));
    output.write(`The shop is open, number ${merchantId}.\n`);
    return 0;
  },
};

export const refuseApplication: Command = {
  name: "application refuse",
  args: "NUMBER --reason TEXT",
  summary: "refuses an application; the applicant reads the reason",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    const id = idIn(positionals[0]);
    if (!values.reason) throw new WrongUse("Give a reason.");
    await refuse(ctx, operatorHere, id, values.reason);
    output.write(`Application ${id} is refused.\n`);
    return 0;
  },
};
