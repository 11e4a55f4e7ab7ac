import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { flagInput, idInput, orNull, pageOf, pageQuery } from "../values.ts";

/** Kinds of work whose notifications have their own setting. */
export const workSettings = [
  "workOrder",
  "workLate",
  "workRefund",
  "workQuestion",
  "workStockLow",
  "workDispute",
  "workPayout",
  "workApplication",
  "workPaymentProblem",
  "workMailFailed",
] as const;
export type WorkSetting = (typeof workSettings)[number];

/** How notifications arrive: in the console; there and by mail immediately, or once a day at 8:00; or not at all. */
export const workDeliveries = ["console", "mail", "digest", "off"] as const;
export type WorkDelivery = (typeof workDeliveries)[number];

export const consoleNotificationSettings = endpoint({
  method: "GET",
  path: "/api/console/notification/settings",
  policy: "shopper",
  summary: "How the account gets notifications of each kind of work that its roles include.",
  data: z.array(z.object({ kind: z.enum(workSettings), delivery: z.enum(workDeliveries) })),
});

export const consoleNotificationSetting = endpoint({
  method: "POST",
  path: "/api/console/notification/settings/save",
  policy: "shopper",
  summary: "Sets how the account gets notifications of a kind of work, in all its workspaces.",
  body: z.object({
    kind: z.enum(workSettings, messageKeys.wrongParameter),
    delivery: z.enum(workDeliveries, messageKeys.wrongParameter),
  }),
  data: z.null(),
  retrySafe: true,
});

/** A notification about work, such as `workOrder`. */
export const workNotification = z.object({
  id: z.number(),
  /** Kind, such as `workOrder`. */
  type: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path in the console. */
  link: z.string(),
  /** Null for the marketplace. */
  merId: orNull(z.number()),
  isRead: z.boolean(),
  at: instant,
});
export type WorkNotification = z.output<typeof workNotification>;

export const consoleNotificationList = endpoint({
  method: "GET",
  path: "/api/console/notification/list",
  policy: "shopper",
  summary: "Notifications about the account's work in its shops and in the marketplace, newest first.",
  query: z.object({
    unread: z.optional(flagInput),
    /** Only of this shop. */
    merId: z.optional(idInput),
    ...pageQuery,
  }),
  /** `unreadCount` has the same `merId`. */
  data: z.extend(pageOf(workNotification), { unreadCount: z.number() }),
});

export const consoleNotificationRead = endpoint({
  method: "POST",
  path: "/api/console/notification/read",
  policy: "shopper",
  summary: "Marks notifications about work as read; all of them without ids.",
  body: z.object({
    ids: z.optional(z.nullable(z.array(idField).check(z.maxLength(200, messageKeys.wrongParameter)))),
  }),
  data: z.null(),
  retrySafe: true,
});
