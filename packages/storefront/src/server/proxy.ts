import { text } from "node:stream/consumers";
import { cookieSessionHeader, guestTokenName } from "@carmine/api/contract";
import replyFrom, { type FastifyReplyFromHooks } from "@fastify/reply-from";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { keepGuestToken, visitorHeaders } from "./session-cookie.ts";

type Headers = ReturnType<NonNullable<FastifyReplyFromHooks["rewriteHeaders"]>>;

/** Headers of the browser that the other back end isn't sent. Without Accept-Encoding it answers in plain JSON. */
const ownHeaders: ReadonlySet<string> = new Set([
  "accept-encoding",
  "cookie",
  "keep-alive",
  "origin",
  "upgrade",
  "x-forwarded-for",
  cookieSessionHeader,
]);

/** Headers that carry the token of a session. */
const tokenNames: readonly string[] = ["authori-zation", "authorization"];

/** Headers that belong to the connection with the other back end. */
const connectionHeaders: ReadonlySet<string> = new Set(["connection", "keep-alive", "upgrade"]);

/** Time limit in ms for an answer of another back end. */
const timeoutMs = 30_000;

const without = (headers: Headers, isLeftOut: (name: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isLeftOut(name)));

/** The headers that the contract's calls carry; token and guest token come out of the cookies. */
const requestHeaders = (request: Pick<FastifyRequest, "headers" | "ip">, incoming: Headers): Headers => {
  const visitor = visitorHeaders(request);
  // The cookie is ignored if the caller sends a token itself.
  const hasToken = tokenNames.some((name) => incoming[name] !== undefined);
  return {
    "form-type": "pc",
    ...(hasToken ? without(visitor, (name) => tokenNames.includes(name)) : visitor),
    ...without(incoming, (name) => ownHeaders.has(name) || name.startsWith("sec-")),
  };
};

/** Passes `/api/*` and the pictures on to another back end that speaks the same contract. */
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
    // JSON is sent as text, because the session's token is taken out of it.
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
    // Whoever called decides whether to call again.
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
    // What an unreachable back end or a sender that hung up did is one line.
    { logSerializers: { err: ({ message }: Error) => message } },
  );
};
