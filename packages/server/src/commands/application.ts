import { parseArgs } from "node:util";
import { applicationStatus } from "@carmine/api/contract";
import { approve, refuse } from "../merchants/applications/decide.ts";
import { pageOfApplications } from "../merchants/applications/read-applications.ts";
import { wireTime } from "../shared/wire-time.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";
import { pageNumber } from "./page-number.ts";

const idIn = (text: string | undefined): number => {
  if (text === undefined || !/^\d{1,9}$/.test(text))
    throw new WrongUse(
      `"${text ?? ""}" is not the number of an application`,
      'run "shop application list" for the numbers',
    );
  return Number(text);
};

const isState = (name: string): name is keyof typeof applicationStatus =>
  Object.hasOwn(applicationStatus, name);

export const listApplications: Command = {
  name: "application list",
  args: "[--state pending|approved|refused|withdrawn] [--page N]",
  summary: "list the applications for a shop, the one that is due first at the top",
  run: async ({ ctx: { db }, output }, args) => {
    const { values } = parseArgs({
      args,
      options: { state: { type: "string", default: "pending" }, page: { type: "string", default: "1" } },
    });
    const page = pageNumber(values.page);
    if (!isState(values.state))
      throw new WrongUse(`there is no state "${values.state}"`, "use one of the usage");
    const status = applicationStatus[values.state];
    const { list, total } = await pageOfApplications(db, { status }, { page, limit: 20 });
    for (const { id, name, email, dueAt } of list)
      output.write(`${String(id).padStart(6)}  due ${wireTime(dueAt).slice(0, 10)}  ${name}  ${email}\n`);
    output.write(`${total} ${total === 1 ? "application" : "applications"}\n`);
    return 0;
  },
};

export const approveApplication: Command = {
  name: "application approve",
  args: "NUMBER",
  summary: "open the shop of an application and notify the applicant",
  run: async ({ ctx, output }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const merchantId = await approve(ctx, operatorActor, idIn(positionals[0]));
    output.write(`The shop is open, number ${merchantId}.\n`);
    return 0;
  },
};

export const refuseApplication: Command = {
  name: "application refuse",
  args: "NUMBER --reason TEXT",
  summary: "refuse an application; the applicant gets the reason by mail",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { reason: { type: "string" } },
    });
    const id = idIn(positionals[0]);
    if (!values.reason) throw new WrongUse("the reason is missing", "add --reason TEXT");
    await refuse(ctx, operatorActor, id, values.reason);
    output.write(`Application ${id} is refused.\n`);
    return 0;
  },
};
