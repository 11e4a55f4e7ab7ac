import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { idField, requiredVerbatim } from "./fields.ts";
import { messageKeys } from "./message-keys.ts";
import { dateTime, flagInput, orNull, pageOf, pageQuery } from "./values.ts";

/** Topics whose mails can be disabled; excludes security notices. `work` is only for staff. */
export const noticeTopics = [
  "orders",
  "refunds",
  "priceDrops",
  "restocks",
  "savedSearches",
  "deals",
  "answers",
  "rewards",
  "applications",
  "work",
] as const;
export type NoticeTopic = (typeof noticeTopics)[number];

export const noticeItem = z.object({
  id: z.number(),
  /** Kind of notice, such as `orderShipped`. */
  type: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path without a locale prefix. */
  link: orNull(z.string()),
  /** Picture of the product it is about; an extension. */
  image: orNull(z.string()),
  isRead: z.boolean(),
  createTime: dateTime,
});
export type NoticeItem = z.output<typeof noticeItem>;

const topicField = z.enum(noticeTopics, messageKeys.wrongParameter);
const topicSetting = z.object({ topic: z.enum(noticeTopics), mail: z.boolean() });

export const noticeList = endpoint({
  method: "GET",
  path: "/api/front/notice/list",
  policy: "shopper",
  cached: ["notices", "live"],
  summary: "The account's notices in the caller's language, newest first.",
  query: z.object({ unread: z.optional(flagInput), ...pageQuery }),
  data: pageOf(noticeItem),
});

export const noticeRead = endpoint({
  method: "POST",
  path: "/api/front/notice/read",
  policy: "shopper",
  invalidates: ["notices", "accounts"],
  summary: "Marks notices as read; all of them without ids.",
  body: z.object({ ids: z.optional(z.nullable(z.array(idField).check(z.maxLength(200)))) }),
  data: z.null(),
  retrySafe: true,
});

export const noticeSettings = endpoint({
  method: "GET",
  path: "/api/front/notice/settings",
  policy: "shopper",
  cached: ["notices", "live"],
  summary: "Topics and whether their notices are also mailed.",
  data: z.array(topicSetting),
});

export const noticeSettingsEdit = endpoint({
  method: "POST",
  path: "/api/front/notice/settings",
  policy: "shopper",
  invalidates: ["notices"],
  summary: "Enables or disables the mails of a topic.",
  body: z.object({ topic: topicField, mail: flagInput }),
  data: z.null(),
  retrySafe: true,
});

/** The target of the mail header `List-Unsubscribe` (RFC 8058): mail providers post to it without signing in. */
export const noticeUnsubscribeOneClick = endpoint({
  method: "POST",
  path: "/api/front/notice/unsubscribe/{topic}/{token}",
  policy: "public",
  invalidates: ["notices"],
  summary:
    "Disables the mails of a topic: one-click unsubscribe for mail clients. A GET redirects to its page.",
  params: z.object({ topic: topicField, token: requiredVerbatim(messageKeys.wrongParameter, 64) }),
  // `List-Unsubscribe=One-Click`, urlencoded or multipart.
  bodyKind: "form",
  body: z.optional(z.object({})),
  data: z.null(),
  retrySafe: true,
});

export const noticeUnsubscribe = endpoint({
  method: "POST",
  path: "/api/front/notice/unsubscribe",
  policy: "public",
  invalidates: ["notices"],
  summary: "Disables the mails of a topic by a mail's token, without signing in.",
  body: z.object({ token: requiredVerbatim(messageKeys.wrongParameter, 64), topic: topicField }),
  data: z.null(),
  retrySafe: true,
});
