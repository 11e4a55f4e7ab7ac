import {
  consoleMe,
  consoleNotificationList,
  consoleNotificationRead,
  consoleViewList,
  consoleViewRemove,
  consoleViewSave,
  consoleNotificationSetting,
  consoleNotificationSettings,
  operatorOverview,
} from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { requireUser } from "../http/callers/caller.ts";
import { requireSecondFactor } from "../http/callers/second-factor.ts";
import { operatorOf } from "../http/callers/roles.ts";
import { route } from "../http/route.ts";
import { mailStaffDigests } from "../notifications/staff-digest.ts";
import { markRead } from "../notifications/notice-list.ts";
import { listWorkNotifications } from "./list-work-notifications.ts";
import { notifyDailyWork } from "./notify-daily.ts";
import { readConsoleUser } from "./read-console-user.ts";
import { registerPlatform } from "./platform/routes.ts";
import { listViews, removeView, saveView } from "./saved-views.ts";
import { readWorkSettings, setWorkDelivery } from "./work-settings.ts";
import { readWork } from "./read-work.ts";

/** Interval of the daily jobs: each run checks whether a shop's time of day has passed. */
const dailyEveryMs = 5 * 60_000;

/** Endpoints of the console that belong to no domain. */
export const registerConsole = (app: FastifyInstance, ctx: AppContext): void => {
  registerPlatform(app, ctx);
  route(app, ctx, consoleMe, ({ caller, locale }) => readConsoleUser(ctx, caller, locale));

  route(app, ctx, operatorOverview, async ({ caller }) => {
    const { can } = await operatorOf(ctx, caller);
    return ctx.readCommitted((read) => readWork(ctx, read, can));
  });

  route(app, ctx, consoleNotificationList, async ({ caller, query: { merId, ...query }, locale }) => {
    await requireSecondFactor(ctx, caller);
    const scope = merId === undefined ? "work" : { merchantId: merId };
    return listWorkNotifications(ctx, requireUser(caller), scope, query, locale);
  });

  route(app, ctx, consoleNotificationRead, async ({ caller, body }) => {
    await requireSecondFactor(ctx, caller);
    await markRead(ctx.db, requireUser(caller), body.ids ?? null, ctx.clock.now(), "work");
    return null;
  });

  route(app, ctx, consoleViewList, async ({ caller, query }) => {
    await requireSecondFactor(ctx, caller);
    return listViews(ctx, requireUser(caller), query);
  });

  route(app, ctx, consoleViewSave, async ({ caller, body }) => {
    await requireSecondFactor(ctx, caller);
    await saveView(ctx, requireUser(caller), body);
    return null;
  });

  route(app, ctx, consoleViewRemove, async ({ caller, body }) => {
    await requireSecondFactor(ctx, caller);
    await removeView(ctx, requireUser(caller), body);
    return null;
  });

  route(app, ctx, consoleNotificationSettings, async ({ caller }) => {
    await requireSecondFactor(ctx, caller);
    return readWorkSettings(ctx.db, requireUser(caller));
  });

  route(app, ctx, consoleNotificationSetting, async ({ caller, body: { kind, delivery } }) => {
    await requireSecondFactor(ctx, caller);
    await setWorkDelivery(ctx.db, requireUser(caller), kind, delivery);
    return null;
  });

  ctx.jobs.every("notify-staff-of-open-work", dailyEveryMs, () => notifyDailyWork(ctx));
  ctx.jobs.every("email-staff-digests", dailyEveryMs, () => mailStaffDigests(ctx));
};
