import { randomUUID } from "node:crypto";
import fastify, { LogController, type FastifyInstance } from "fastify";
import type { AppContext } from "../context.ts";
import { connectionLimits, headersMs, type ConnectionLimits } from "./connection-limits.ts";
import { logAccess } from "./access-log.ts";
import { allowFrontEnds } from "./cors.ts";
import { acceptBodies, bodyLimit } from "./envelope/bodies.ts";
import { registerDocs } from "./docs.ts";
import { handleErrors } from "./envelope/errors.ts";
import { registerHealth, type Readiness } from "./health.ts";
import { traceRequests } from "./tracing.ts";
import { originForm } from "./origin-form.ts";
import { apiUrl } from "./request-url.ts";

/** Refuses to start with a route without a policy, so that none is public by mistake. */
const requirePolicies = (app: FastifyInstance): void => {
  app.addHook("onRoute", ({ url, method, config }) => {
    if (url.startsWith("/api") && config?.policy === undefined) {
      throw new Error(`The route ${String(method)} ${url} has no policy`);
    }
  });
};

/** The HTTP server without domains: request ids, log, errors, health, documentation. */
export const createFrame = (
  ctx: AppContext,
  readiness: Readiness,
  connections: ConnectionLimits = connectionLimits(),
): FastifyInstance => {
  const app = fastify({
    requestTimeout: connections.requestMs,
    connectionTimeout: connections.idleMs,
    http: { connectionsCheckingInterval: connections.checkMs },
    loggerInstance: ctx.log,
    // Replaced by one line per request, below.
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: (request) => apiUrl(originForm(request)),
    genReqId: () => randomUUID(),
    bodyLimit,
    trustProxy: (_address, hop) => hop < ctx.config.trustedProxies,
    // Requests during shutdown are served, because the load balancer hasn't noticed it yet.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  app.server.maxConnections = connections.maxCount;
  // Node swaps the two if the header timeout is longer.
  app.server.headersTimeout = Math.min(connections.requestMs, headersMs);
  if (ctx.config.isTraced) traceRequests(app);
  app.decorateRequest("locale", "en");
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    reply.header("x-content-type-options", "nosniff");
    // A proxy must not send its next request on a connection that is about to close.
    if (readiness.isStopping === true) reply.header("connection", "close");
  });
  logAccess(app, ctx.config.logClientAddress);
  allowFrontEnds(app, ctx.config.corsOrigins);
  acceptBodies(app);
  requirePolicies(app);
  handleErrors(app);
  registerHealth(app, ctx, readiness);
  registerDocs(app);
  return app;
};
