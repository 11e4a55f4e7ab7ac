import { text } from "node:stream/consumers";
import { cookieSessionHeader, guestTokenName } from "@carmine/api/contract";
import replyFrom, { type FastifyReplyFromHooks } from "@fastify/reply-from";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { keepGuestToken, visitorHeaders } from "./session-cookie.ts";

type Headers = ReturnType<NonNullable<FastifyReplyFromHooks["rewriteHeaders"]>>;

/** Browser headers that aren't forwarded. Without Accept-Encoding the back end answers with uncompressed JSON. */
const ownHeaders: ReadonlySet<string> = new Set([
  "accept-encoding",
  "cookie",
  "keep-alive",
  "origin",
  "upgrade",
  "x-forwarded-for",
  cookieSessionHeader,
]);

/** Headers that carry a session token. */
const tokenNames: readonly string[] = ["authori-zation", "authorization"];

/** Headers of the connection to the back end. */
const connectionHeaders: ReadonlySet<string> = new Set(["connection", "keep-alive", "upgrade"]);

/** Timeout in ms for another back end. */
const timeoutMs = 30_000;

const without = (headers: Headers, isLeftOut: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

/** Headers of proxied calls; session and guest tokens are read from the cookies. */
const requestHeaders = (request: Pick<FastifyRequest, "headers" | "ip">, incoming: Headers): Headers => {
  const visitor = visitorHeaders(request);
  // The cookie is ignored if the caller sends its own token.
  const hasToken = tokenNames.some((name) => incoming[name] !== undefined);
  return {
    "form-type": "pc",
    ...(hasToken ? without(visitor, (name) => tokenNames.includes(name)) : visitor),
    ...without(incoming, (name) => ownHeaders.has(name) || name.startsWith("sec-")),
  };
};

/** Proxies `/api/*` and the pictures to another back end that implements the contract. */
export const passToBackEnd = (
  app: FastifyInstance,
  { apiBase, publicUrl }: { apiBase: string; publicUrl: string },
): void => {
  const secure = publicUrl.startsWith("https:");
  const target = apiBase.replace(/\/$/, "");

  const hooks: FastifyReplyFromHooks = {
    rewriteRequestHeaders: requestHeaders,
    rewriteHeaders: (headers) => {
      const guest = headers[guestTokenName];
      const cookies = [headers["set-cookie"] ?? []].flat();
      return {
        ...without(headers, (name) => connectionHeaders.has(name)),
        ...(typeof guest === "string" ? { "set-cookie": [...cookies, keepGuestToken(guest, secure)] } : {}),
      };
    },
    // Parsed as text, because the session token has to be removed.
    onResponse: (_request, reply, { stream }) => {
      const isJson = String(reply.getHeader("content-type")).includes("json");
      if (!isJson) return void reply.send(stream);
      reply.removeHeader("content-length");
      text(stream).then(
        (body) => reply.send(body),
        (error: unknown) => reply.send(error),
      );
    },
    onError: (reply) => {
      void reply.code(502).send({ code: 500, message: "System abnormality", data: null });
    },
    // The caller decides about retries.
    retryDelay: () => null,
  };

  void app.register(
    async (scope) => {
      await scope.register(replyFrom, {
        disableRequestLogging: true,
        undici: { headersTimeout: timeoutMs, bodyTimeout: timeoutMs },
      });
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser("*", (_request, body, done) => done(null, body));
      for (const path of ["/api/*", "/media/*"]) {
        scope.all(path, (request, reply) =>
          reply.from(target + request.url.slice(0, (request.url + "?").indexOf("?")), hooks),
        );
      }
    },
    // An unreachable back end or an aborted upload is logged in one line.
    { logSerializers: { err: ({ message }: Error) => message } },
  );
};
