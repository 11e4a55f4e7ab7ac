import { expressAll } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { route } from "../http/route.ts";
import { textIn } from "../shared/localized-text.ts";
import { courierProviderOf } from "./couriers/provider.ts";
import { openCouriers } from "./couriers/read-couriers.ts";
import { registerCourierWebhook } from "./tracking/courier-webhook.ts";
import { refreshTracks } from "./tracking/refresh-tracks.ts";

const trackEveryMs = 60_000;

export const registerShipping = (app: FastifyInstance, ctx: AppContext): void => {
  route(app, ctx, expressAll, async ({ locale }) =>
    (await openCouriers(ctx.db)).map(({ id, code, name }) => ({ id, code, name: textIn(name, locale) })),
  );

  registerCourierWebhook(app, ctx);

  const provider = courierProviderOf(ctx);
  if (provider) ctx.jobs.every("update-tracking", trackEveryMs, () => refreshTracks(ctx, provider));
};
