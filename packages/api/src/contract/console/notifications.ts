import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { idField } from "../fields.ts";
import { messageKeys } from "../message-keys.ts";
import { instant } from "../merchant/staff-values.ts";
import { flagInput, idInput, orNull, pageOf, pageQuery } from "../values.ts";

/** A notification about work: `workOrder`, `workRefund`, `workQuestion`, `workApplication`. */
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
