import type { FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { databaseOf } from "../database/connection.ts";
import { createPool } from "../database/pool.ts";

export interface Readiness {
  /** `false` during startup and shutdown. */
  ready: boolean;
}

/**
 * Milliseconds to wait for a connection, and again for the response; load balancers time out after a few
 * seconds.
 */
const timeoutMs = 1000;

/**
 * `GET /health`, without envelope: the health check of a load balancer. Responds with 503 if the database
 * doesn't respond within two seconds. Stalled jobs are reported with status 200, because another process
 * can't run them either.
 */
export const registerHealth = (app: FastifyInstance, ctx: AppContext, readiness: Readiness): void => {
  // A separate connection: if all others are in use, the process is busy but not down.
  const pool = createPool({
    ...ctx.db.$client.options,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  pool.on("error", (error) =>
    ctx.log.warn({ reason: error.message }, "the health check's database connection failed"),
  );
  app.addHook("onClose", () => pool.end());
  const db = databaseOf(pool);

  /** Stalled jobs; null if the database doesn't respond. */
  const check = (): Promise<string[] | null> => ctx.jobs.stalled(db).catch(() => null);
  let checking: Promise<string[] | null> | undefined;

  app.get("/health", { config: { policy: "public" }, logLevel: "silent" }, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    checking ??= check().finally(() => (checking = undefined));
    const stalledJobs = readiness.ready ? await checking : null;
    if (stalledJobs === null) return reply.status(503).send({ status: "unavailable" });
    return stalledJobs.length === 0 ? { status: "ok" } : { status: "degraded", stalledJobs };
  });
};
