import { parseArgs } from "node:util";
import { countWaitingEvents, eventsJob, pageWaitingEvents } from "../payment/waiting-events.ts";
import type { Command } from "./command.ts";

const shown = 200;

export const listWebhooks: Command = {
  name: "webhook list",
  args: "",
  summary: "list received webhook events of payment providers that couldn't be handled yet",
  run: async ({ ctx, output }, args) => {
    parseArgs({ args });
    const { list: events } = await pageWaitingEvents(ctx.db, { page: 1, limit: shown });
    for (const { provider, eventId, type, reference, receivedAt } of events)
      output.write(`${receivedAt.toISOString()}  ${provider}  ${eventId}  ${type}  ${reference ?? "-"}\n`);
    output.write(`${events.length} waiting ${events.length === 1 ? "event" : "events"}\n`);
    return 0;
  },
};

export const retryWebhooks: Command = {
  name: "webhook retry",
  args: "",
  summary: "handle waiting webhook events that are older than a minute; the shop does so every minute",
  run: async ({ ctx, output }, args) => {
    parseArgs({ args });
    await ctx.jobs.run(eventsJob);
    const left = await countWaitingEvents(ctx.db);
    output.write(`${left} waiting ${left === 1 ? "event is" : "events are"} left.\n`);
    return left === 0 ? 0 : 1;
  },
};
