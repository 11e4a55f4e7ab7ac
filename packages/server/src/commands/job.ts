import { parseArgs } from "node:util";
import { jobRun } from "../database/schema/platform.ts";
import { WrongUse, WrongValue, type Command } from "./command.ts";

const duration = (ms: number): string => {
  if (ms < 60_000) return `${ms / 1000} s`;
  return ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`;
};

const time = (date: Date | null | undefined): string => date?.toISOString() ?? "never";

export const listJobs: Command = {
  name: "job list",
  args: "[--failed]",
  summary: "list scheduled jobs with their last success and failure",
  run: async ({ ctx, output }, args) => {
    const { values } = parseArgs({ args, options: { failed: { type: "boolean", default: false } } });
    const rows = new Map((await ctx.db.select().from(jobRun)).map((row) => [row.name, row]));
    let failing = 0;
    for (const { name, ms } of ctx.jobs.list()) {
      const row = rows.get(name);
      const error = row?.lastError ?? null;
      if (error !== null) failing += 1;
      else if (values.failed) continue;
      output.write(
        `${name.padEnd(34)}  every ${duration(ms).padEnd(6)}  success ${time(row?.lastSuccessAt)}${error === null ? "" : `  failed ${time(row?.failedAt)}: ${error}`}\n`,
      );
    }
    output.write(`${failing} failing ${failing === 1 ? "job" : "jobs"}\n`);
    return 0;
  },
};

export const runJob: Command = {
  name: "job run",
  args: "NAME",
  summary: "run a scheduled job now, such as one that failed",
  run: async ({ ctx, output }, args) => {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [name] = positionals;
    if (name === undefined) throw new WrongUse("the job is missing", 'run "shop job list" for the names');
    if (!ctx.jobs.list().some((job) => job.name === name))
      throw new WrongValue(`there is no job "${name}"`, 'run "shop job list" for the names');
    await ctx.jobs.run(name);
    output.write(`${name} is done.\n`);
    return 0;
  },
};
