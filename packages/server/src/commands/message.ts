import { parseArgs } from "node:util";
import { listUndelivered, resendMessages } from "../messaging/undelivered.ts";
import { operatorActor } from "./actors.ts";
import { WrongUse, type Command } from "./command.ts";

const shown = 200;

export const listMessages: Command = {
  name: "message list",
  args: "",
  summary: "list mails and text messages that couldn't be delivered yet",
  run: async ({ ctx, output }, args) => {
    parseArgs({ args });
    const messages = await listUndelivered(ctx.db, shown);
    for (const { id, kind, to, subject, createdAt, tries, dueAt, lastError } of messages) {
      const next = dueAt === null ? "failed" : `next ${dueAt.toISOString()}`;
      output.write(
        `${String(id).padStart(8)}  ${createdAt.toISOString()}  ${kind.padEnd(4)}  ${to}  "${subject}"  ${tries} attempts, ${next}${lastError === null ? "" : `: ${lastError}`}\n`,
      );
    }
    output.write(`${messages.length} undelivered ${messages.length === 1 ? "message" : "messages"}\n`);
    return 0;
  },
};

export const resendByCommand: Command = {
  name: "message resend",
  args: ["ID…", "--failed"],
  summary: "send undelivered messages again; --failed sends all whose attempts are used up",
  run: async ({ ctx, output }, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { failed: { type: "boolean", default: false } },
    });
    const ids = positionals.map(Number);
    if (ids.some((id) => !Number.isInteger(id)))
      throw new WrongUse("not every argument is the number of a message", 'run "shop message list" for them');
    if (values.failed === ids.length > 0)
      throw new WrongUse("the messages are missing", "name their numbers, or use --failed");
    const count = await resendMessages(ctx, operatorActor, values.failed ? undefined : ids);
    output.write(`${count} ${count === 1 ? "message" : "messages"} will be sent by the running shop.\n`);
    return count >= ids.length ? 0 : 1;
  },
};
