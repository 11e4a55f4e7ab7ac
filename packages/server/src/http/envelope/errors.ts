import { Code } from "@carmine/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isMalformed } from "../origin-form.ts";
import { isDatabaseUnavailable, isDiskFull, sqlState } from "../../database/errors.ts";
import { Failure } from "./failure.ts";
import { textOf } from "../messages.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The contract's code of a refused or failed request; null for others. */
    failureCode: number | null;
  }
}

/** Errors of Fastify itself that are caused by the request. */
const asFailure = (error: unknown): Failure | null => {
  if (error instanceof Failure) return error;
  const { code = "", statusCode = 500 } = error as { code?: string; statusCode?: number };
  if (code.startsWith("FST_")) {
    if (statusCode === 413) return new Failure(Code.tooLarge, "tooLarge");
    if (statusCode >= 400 && statusCode < 500) return new Failure(Code.badRequest, "wrongParameter");
  }
  // Class 22: a value that is valid by its schema but not for PostgreSQL, such as a number out of range.
  return sqlState(error)?.startsWith("22") ? new Failure(Code.badRequest, "wrongParameter") : null;
};

/** Estimated seconds until the database is available again. */
const retrySeconds = 5;

/** Failures have other data than the endpoint, so they use the plain serializer. */
const send = (reply: FastifyReply, code: number, message: string, data: unknown, status = 200) => {
  reply.request.failureCode = code;
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .type("application/json; charset=utf-8")
    .send({ code, message, data });
};

/** Whether the client disconnected before the body was complete, so that no response can be sent. */
const isGivenUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  !raw.complete && raw.destroyed && (error as { code?: string }).code === "ECONNRESET";

const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
  if (isGivenUp(error, request)) {
    const { method, url } = request.routeOptions;
    request.log.info({ method, url }, "the client aborted the request");
    return reply.hijack();
  }
  const failure = asFailure(error);
  if (!failure && (isDatabaseUnavailable(error) || isDiskFull(error))) {
    request.log.warn(
      { reason: (error as Error).message },
      "request failed: the database is unavailable, or its disk is full",
    );
    reply.header("retry-after", String(retrySeconds));
    return send(reply, Code.unavailable, textOf("unavailable", request.locale), null, 503);
  }
  if (!failure) {
    request.log.error({ err: error }, "request failed");
    const message = textOf("systemAbnormality", request.locale, { requestId: request.id });
    // Calls of the contract always answer with status 200; all others use the HTTP status.
    return send(reply, Code.failure, message, null, request.url.startsWith("/api/") ? 200 : 500);
  }
  if (failure !== error) request.log.info({ err: error }, "request refused");
  if (failure.code === Code.tooMany) reply.header("retry-after", String(failure.values["seconds"] ?? 60));
  return send(reply, failure.code, textOf(failure.key, request.locale, failure.values), failure.data);
};

/**
 * Converts every error to an envelope with HTTP 200; 503 if the database is unavailable or read-only, and 500
 * outside of the API. Unexpected errors are logged with their cause, and the shopper sees "System
 * abnormality" and the request id (rule 10). Unknown endpoints return 404 in the envelope, malformed URLs 400
 * with HTTP 400.
 */
export const handleErrors = (app: FastifyInstance): void => {
  app.decorateRequest("failureCode", null);
  app.setErrorHandler(answer);
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api/") && isMalformed(request.originalUrl.split("?", 1)[0] ?? ""))
      return send(reply, Code.badRequest, textOf("wrongParameter", request.locale), null, 400);
  });
  app.all("/api/*", { config: { policy: "public" } }, async (request, reply) =>
    send(reply, Code.notFound, textOf("notFound", request.locale), null),
  );
};
