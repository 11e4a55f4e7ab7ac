import {
  operatorJobList,
  operatorJobRun,
  operatorMessageOpen,
  operatorMessageList,
  operatorMessageResend,
  operatorWebhookList,
  operatorWebhookRetry,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { Actor } from "../../audit/record-audit.ts";
import type { AppContext } from "../../context.ts";
import { requireUser, type Caller } from "../../http/callers/caller.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { route } from "../../http/route.ts";
import { openMessage, pageUndelivered, resendMessages } from "../../messaging/undelivered.ts";
import { countWaitingEvents, eventsJob, pageWaitingEvents } from "../../payment/waiting-events.ts";
import { listJobs } from "./list-jobs.ts";
import { runJobNow } from "./run-job.ts";

const operator = (caller: Caller): Actor => ({ role: "operator", accountId: requireUser(caller) });

/** Jobs, undelivered messages and unhandled webhooks, for the marketplace's staff. */
export const registerPlatform = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, operatorJobList, () => listJobs(ctx, ctx.db));
  route(app, ctx, operatorJobRun, ({ caller, body }) => runJobNow(ctx, operator(caller), body.name));

  route(app, ctx, operatorMessageList, async ({ query: { view = "all", ...page } }) => {
    const { list, total } = await pageUndelivered(ctx.db, view, page);
    const rows = list.map(({ createdAt, dueAt, lastError, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      nextTryAt: dueAt?.toISOString() ?? null,
      error: lastError,
    }));
    return pageAnswer(rows, total, page);
  });
  route(app, ctx, operatorMessageOpen, ({ caller, params }) => openMessage(ctx, operator(caller), params.id));
  route(app, ctx, operatorMessageResend, async ({ caller, body }) => ({
    count: await resendMessages(ctx, operator(caller), body.ids),
  }));

  route(app, ctx, operatorWebhookList, async ({ query }) => {
    const { list, total } = await pageWaitingEvents(ctx.db, query);
    const rows = list.map(({ provider, eventId, type, reference, receivedAt }) => ({
      provider,
      eventId,
      type,
      reference,
      receivedAt: receivedAt.toISOString(),
    }));
    return pageAnswer(rows, total, query);
  });
  route(app, ctx, operatorWebhookRetry, async ({ caller }) => {
    await runJobNow(ctx, operator(caller), eventsJob);
    return { waiting: await countWaitingEvents(ctx.db) };
  });
};
