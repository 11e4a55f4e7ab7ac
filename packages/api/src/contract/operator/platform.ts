import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { requiredVerbatim } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { idInput, orNull, pageOf, pageQuery } from "../values.ts";

const policy = "operator";
const needs = "settings.write";

/** All scheduled jobs, in every configuration. The console translates their names. */
export const jobNames = [
  "cancel-unpaid-orders",
  "check-open-payments",
  "check-storage",
  "close-overdue-returns",
  "complete-refunds",
  "confirm-delivered-orders",
  "create-order-emails",
  "delete-closed-accounts",
  "delete-expired-checkouts",
  "delete-expired-sessions",
  "delete-old-application-documents",
  "delete-old-audit-entries",
  "delete-old-guest-carts",
  "delete-old-missed-searches",
  "delete-old-notifications",
  "delete-old-payment-events",
  "delete-old-price-history",
  "delete-old-product-imports",
  "delete-old-restock-requests",
  "delete-removed-product-records",
  "delete-unfinished-social-sign-ins",
  "delete-unused-uploads",
  "email-notifications",
  "email-staff-digests",
  "expire-points",
  "notify-restocks",
  "notify-saved-product-changes",
  "notify-saved-searches",
  "notify-staff-of-open-work",
  "reconcile-refunds",
  "release-pending-points",
  "run-product-imports",
  "send-emails",
  "send-refunds",
  "send-text-messages",
  "start-and-end-activities",
  "update-best-sellers",
  "update-listed-sale-prices",
  "update-tracking",
  "update-yearly-best-sellers",
] as const;
export type JobName = (typeof jobNames)[number];

/** A scheduled job of this configuration. */
export const operatorJob = z.object({
  /** One of `jobNames`. */
  name: z.string(),
  /** Milliseconds between two runs. */
  intervalMs: z.number(),
  /** Start of the last run; null if it never ran. */
  lastRunAt: orNull(instant),
  /** Accurate to a minute. */
  lastSuccessAt: orNull(instant),
  failedAt: orNull(instant),
  /** Error of the last run; null after a success. */
  error: orNull(z.string()),
  /** Expected start of the next run; null if it never ran. */
  nextRunAt: orNull(instant),
  /** Whether no process has started it for more than two intervals. */
  isStalled: z.boolean(),
});
export type OperatorJob = z.output<typeof operatorJob>;

export const operatorJobList = endpoint({
  method: "GET",
  path: "/api/operator/job/list",
  policy,
  needs,
  summary: "Scheduled jobs with their last run, failing ones first.",
  data: z.array(operatorJob),
});

export const operatorJobRun = endpoint({
  method: "POST",
  path: "/api/operator/job/run",
  policy,
  needs,
  summary: "Runs a scheduled job now. Returns `running` if it takes longer than a few seconds.",
  body: z.object({ name: requiredVerbatim(messageKeys.wrongParameter, 100) }),
  data: z.object({
    state: z.enum(["done", "failed", "running"]),
    error: orNull(z.string()),
  }),
});

/** Undelivered messages: all, the ones with another attempt, and the ones whose attempts are used up. */
export const messageViews = ["all", "failed", "retrying"] as const;
export type MessageView = (typeof messageViews)[number];

export const operatorMessage = z.object({
  id: z.number(),
  kind: z.enum(["mail", "sms"]),
  to: z.string(),
  subject: z.string(),
  createdAt: instant,
  tries: z.number(),
  /** Why the last attempt failed; null for messages of an older release. */
  error: orNull(z.string()),
  /** Time of the next attempt; null if all attempts failed. */
  nextTryAt: orNull(instant),
});
export type OperatorMessage = z.output<typeof operatorMessage>;

export const operatorMessageList = endpoint({
  method: "GET",
  path: "/api/operator/message/list",
  policy,
  needs,
  summary: "Mails and text messages with a failed attempt that weren't delivered yet, newest first.",
  query: z.object({
    view: z.optional(z.enum(messageViews, messageKeys.wrongParameter)),
    ...pageQuery,
  }),
  data: pageOf(operatorMessage),
});

export const operatorMessageOpen = endpoint({
  method: "POST",
  path: "/api/operator/message/open/{id}",
  policy,
  needs,
  summary:
    "Content of an undelivered message. Codes and links that sign a person in are left out. Each call is recorded in the audit log.",
  params: z.object({ id: idInput }),
  body: z.object({}),
  data: z.object({
    id: z.number(),
    kind: z.enum(["mail", "sms"]),
    to: z.string(),
    subject: z.string(),
    /** Null if only the recipient may read it. */
    text: orNull(z.string()),
    /** Name of the attached file. */
    attachment: orNull(z.string()),
  }),
});

const maxResent = 100;

export const operatorMessageResend = endpoint({
  method: "POST",
  path: "/api/operator/message/resend",
  policy,
  needs,
  summary: "Attempts undelivered messages again, with all attempts: the given ones, else all that failed.",
  body: z.object({
    ids: z.optional(
      z
        .array(z.int().check(z.positive()))
        .check(z.minLength(1), z.maxLength(maxResent, messageKeys.wrongParameter)),
    ),
  }),
  data: z.object({ count: z.number() }),
});

/** An event of a payment provider that couldn't be handled yet. */
export const operatorWebhook = z.object({
  provider: z.string(),
  /** The provider's id of the event. */
  eventId: z.string(),
  /** The provider's name of the event, such as `payment_intent.succeeded`. */
  type: z.string(),
  /** The provider's id of the payment or refund. */
  reference: orNull(z.string()),
  receivedAt: instant,
});
export type OperatorWebhook = z.output<typeof operatorWebhook>;

export const operatorWebhookList = endpoint({
  method: "GET",
  path: "/api/operator/webhook/list",
  policy,
  needs,
  summary: "Received events of payment providers that couldn't be handled yet, oldest first.",
  query: z.object(pageQuery),
  data: pageOf(operatorWebhook),
});

export const operatorWebhookRetry = endpoint({
  method: "POST",
  path: "/api/operator/webhook/retry",
  policy,
  needs,
  summary: "Handles waiting events that are older than a minute. The shop does so every minute.",
  body: z.object({}),
  data: z.object({
    /** Number of pending events. */
    waiting: z.number(),
  }),
});
