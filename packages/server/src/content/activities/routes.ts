import {
  activityComing,
  activityDetail,
  activityIndex,
  activityProducts,
  activityRemind,
  activityRemindCancel,
  activityReminders,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../../context.ts";
import { requireUser } from "../../http/callers/caller.ts";
import { found } from "../../http/envelope/failure.ts";
import { pageAnswer } from "../../http/envelope/paging.ts";
import { cachedRoute } from "../../http/cached-route.ts";
import { route } from "../../http/route.ts";
import { readActivities, readActivity, readActivityProducts } from "./activities.ts";
import { listUpcomingActivities } from "./coming.ts";
import {
  deleteReminder,
  publishActivityChanges,
  readReminders,
  saveReminder,
  remindSubscribers,
} from "./reminders.ts";

const turnsEveryMs = 15_000;

export const registerActivities = (app: FastifyInstance, ctx: AppContext): void => {
  const { db, clock } = ctx;
  ctx.jobs.every("start-and-end-activities", turnsEveryMs, async () => {
    // Twice the interval, because a run may be late; invalidating a page twice only renders it once more.
    await publishActivityChanges(ctx, 2 * turnsEveryMs);
    await remindSubscribers(ctx);
  });

  cachedRoute(app, ctx, activityIndex, ({ locale }) => readActivities(db, locale, clock.now()));
  cachedRoute(app, ctx, activityComing, ({ locale }) => listUpcomingActivities(db, locale, clock.now()));
  cachedRoute(app, ctx, activityDetail, async ({ params: { id }, locale }) =>
    found(await readActivity(db, id, locale, clock.now())),
  );
  cachedRoute(app, ctx, activityProducts, async ({ params: { id }, query, locale }) => {
    const { list, total } = found(await readActivityProducts(db, id, query, locale, clock.now()));
    return pageAnswer(list, total, query);
  });
  route(app, ctx, activityRemind, async ({ body: { id }, caller }) => {
    await saveReminder(ctx, { accountId: requireUser(caller), activityId: id });
    return null;
  });
  route(app, ctx, activityRemindCancel, async ({ body: { id }, caller }) => {
    await deleteReminder(db, { accountId: requireUser(caller), activityId: id });
    return null;
  });
  route(app, ctx, activityReminders, ({ caller }) => readReminders(db, requireUser(caller)));
};
