import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";

export interface Readiness {
  /** `false` while starting and stopping. */
  ready: boolean;
}

/** `GET /health`, without envelope: the health check of a load balancer. */
export const registerHealth = (app: FastifyInstance, ctx: AppContext, readiness: Readiness): void => {
  app.get("/health", { config: { policy: "public" }, logLevel: "silent" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    const reachable =
      readiness.ready &&
      (await ctx.db.execute(sql`select 1`).then(
        () => true,
        () => false,
      ));
    if (!reachable) return reply.status(503).send({ status: "unavailable" });
    return { status: "ok", database: ctx.database.kind, version: ctx.database.version };
  });
};
