import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../context.ts";
import { databaseOf } from "../database/connection.ts";
import { createPool } from "../database/pool.ts";

export interface Readiness {
  /** `false` during startup and shutdown. */
  ready: boolean;
  /** Whether the server refuses new connections, and closes each open one after its next response. */
  isStopping?: boolean;
}

/**
 * Milliseconds to wait for a connection, and again for the response; load balancers time out after a few
 * seconds.
 */
const timeoutMs = 1000;

/**
 * Health checks, without envelope:
 *
 * - `GET /health/live` responds as long as the process handles requests; a supervisor restarts it otherwise.
 * - `GET /health/ready` (and `GET /health`) is the health check of a load balancer. It responds with 503 during
 *   startup and shutdown, or if the database doesn't respond within two seconds. Stalled jobs are reported with
 *   status 200, because another process can't run them either.
 */
export const registerHealth = (app: FastifyInstance, ctx: AppContext, readiness: Readiness): void => {
  // A separate connection: if all others are in use, the process is busy but not down.
  const pool = createPool({
    ...ctx.db.$client.options,
    prepare: ctx.config.databasePrepare,
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

  const options = { config: { policy: "public" }, logLevel: "silent" } as const;
  app.get("/health/live", options, async (_request, reply) => {
    reply.header("cache-control", "no-store");
    return { status: "ok" };
  });

  const ready = async (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header("cache-control", "no-store");
    checking ??= check().finally(() => (checking = undefined));
    const stalledJobs = readiness.ready ? await checking : null;
    if (stalledJobs === null) return reply.status(503).send({ status: "unavailable" });
    return stalledJobs.length === 0 ? { status: "ok" } : { status: "degraded", stalledJobs };
  };
  app.get("/health/ready", options, ready);
  app.get("/health", options, ready);
};
