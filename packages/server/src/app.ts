import type { FastifyInstance } from "fastify";
import type { AppContext } from "./context.ts";
import { registerDomains } from "./domains.ts";
import { createFrame } from "./http/frame.ts";
import type { Readiness } from "./http/health.ts";

/**
 * Assembles the marketplace: the HTTP server and every domain's routes and jobs.
 * @returns an app that doesn't listen yet
 */
export const createApp = (ctx: AppContext, readiness: Readiness = { ready: true }): FastifyInstance => {
  const app = createFrame(ctx, readiness);
  registerDomains(app, ctx);
  return app;
};
