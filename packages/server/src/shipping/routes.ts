import { expressAll } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { route } from "../http/route.ts";
import { companies } from "./couriers/companies.ts";
import { courierProviderOf } from "./couriers/provider.ts";
import { refreshTracks } from "./tracking/refresh-tracks.ts";

const trackEveryMs = 60_000;

export const registerShipping = (app: FastifyInstance, ctx: AppContext): void => {
  const all = companies.map(({ id, code, name }) => ({ id, code, name }));
  route(app, ctx, expressAll, () => all);

  const provider = courierProviderOf(ctx);
  if (provider) ctx.jobs.every("parcel.track", trackEveryMs, () => refreshTracks(ctx, provider));
};
