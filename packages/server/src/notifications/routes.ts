import {
  noticeList,
  noticeRead,
  noticeSettings,
  noticeSettingsEdit,
  noticeTopics,
  noticeUnsubscribe,
  noticeUnsubscribeOneClick,
  type NoticeTopic,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { membershipsOf } from "../http/callers/roles.ts";
import { notFound } from "../http/envelope/failure.ts";
import { pageAnswer } from "../http/envelope/paging.ts";
import { countAttempt } from "../http/limits/try-limits.ts";
import { route } from "../http/route.ts";
import { dayMs } from "../shared/durations.ts";
import { wireTime } from "../shared/wire-time.ts";
import { isNoticeKind } from "./kinds.ts";
import { mailNotices } from "./mail-notices.ts";
import { markRead, pageOfNotices } from "./notice-list.ts";
import { mutedTopics, setTopic, stopByToken, stopPageUrl } from "./notice-settings.ts";
import { noticeText } from "./notice-text.ts";
import { readNoticePictures } from "./notice-pictures.ts";
import { sweepNotices } from "./sweep-notices.ts";

const mailEveryMs = 2_000;

export const registerNotifications = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock, config } = ctx;

  route(app, ctx, noticeList, async ({ caller, query, locale }) => {
    const { page, limit, unread = false } = query;
    const accountId = requireUser(caller);
    const found = await pageOfNotices(db, accountId, { page, limit, unread });
    const pictures = await readNoticePictures(
      db,
      accountId,
      found.list.map(({ path }) => path),
    );
    const list = found.list.flatMap(({ id, kind, values, path, createdAt, readAt }) =>
      isNoticeKind(kind)
        ? [
            {
              id,
              type: kind,
              ...noticeText({ kind, values }, locale, config.currency),
              link: path,
              image: pictures.get(path) ?? null,
              isRead: readAt !== null,
              createTime: wireTime(createdAt),
            },
          ]
        : [],
    );
    return pageAnswer(list, found.total, query);
  });

  route(app, ctx, noticeRead, async ({ caller, body }) => {
    await markRead(db, requireUser(caller), body.ids ?? null, clock.now());
    return null;
  });

  route(app, ctx, noticeSettings, async ({ caller }) => {
    const accountId = requireUser(caller);
    const [muted, roles] = await Promise.all([mutedTopics(db, accountId), membershipsOf(db, accountId)]);
    return noticeTopics
      .filter((topic) => topic !== "work" || roles.length > 0)
      .map((topic) => ({ topic, mail: !muted.includes(topic) }));
  });

  route(app, ctx, noticeSettingsEdit, async ({ caller, body }) => {
    await setTopic(db, requireUser(caller), body.topic, body.mail);
    return null;
  });

  route(app, ctx, noticeUnsubscribe, async ({ caller, body, setMessage }) => {
    await countAttempt(ctx, "unsubscribe", caller.origin);
    if (!(await stopByToken(db, body.token, body.topic))) throw notFound();
    setMessage("mailStopped");
    return null;
  });

  route(app, ctx, noticeUnsubscribeOneClick, async ({ caller, params }) => {
    await countAttempt(ctx, "unsubscribe", caller.origin);
    if (!(await stopByToken(db, params.token, params.topic))) throw notFound();
    return null;
  });

  // Mail clients without one-click unsubscribe open the URL of the header in a browser; a GET must not
  // change anything.
  app.get<{ Params: { topic: NoticeTopic; token: string } }>(
    "/api/front/notice/unsubscribe/:topic/:token",
    { config: { policy: "public" } },
    ({ params }, reply) =>
      reply.redirect(stopPageUrl(config, "en", encodeURIComponent(params.token), params.topic)),
  );

  ctx.jobs.every("email-notifications", mailEveryMs, () => mailNotices(ctx));
  ctx.jobs.every("delete-old-notifications", dayMs, () => sweepNotices(ctx));
};
