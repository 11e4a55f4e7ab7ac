import { cookieSessionHeader, guestTokenName, limits } from "@carmine/api/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { parseCookies, tokenHeaders } from "./session-cookie.ts";

/** Hop-by-hop headers, and those that `fetch` sets itself. */
const ownHeaders: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "cookie",
  "host",
  "keep-alive",
  "origin",
  "transfer-encoding",
  "upgrade",
  "x-forwarded-for",
  cookieSessionHeader,
]);

/** Time limit in ms for an answer of another back end. */
const timeoutMs = 30_000;

/** The headers that the contract's calls carry; token and guest token come out of the cookies. */
const passOn = (incoming: FastifyRequest["headers"], address: string): Headers => {
  const cookies = parseCookies(incoming.cookie);
  const headers = new Headers({ "form-type": "pc", "x-forwarded-for": address });
  const guest = cookies.get(guestTokenName);
  if (guest) headers.set(guestTokenName, guest);
  // The cookie is ignored if the caller sends a token itself.
  const ownToken = incoming["authori-zation"] !== undefined || incoming.authorization !== undefined;
  if (!ownToken) for (const [name, value] of Object.entries(tokenHeaders(cookies))) headers.set(name, value);
  for (const [name, value] of Object.entries(incoming)) {
    if (value === undefined || ownHeaders.has(name) || name.startsWith("sec-")) continue;
    headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  return headers;
};

const forward = async (
  request: FastifyRequest,
  reply: FastifyReply,
  target: string,
  secure: boolean,
): Promise<FastifyReply> => {
  const hasBody = request.body !== undefined && request.body !== null;
  let answer: Response;
  try {
    answer = await fetch(target + request.url, {
      method: request.method,
      headers: passOn(request.headers, request.ip),
      body: hasBody ? (request.body as Uint8Array<ArrayBuffer>) : null,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (error) {
    request.log.error({ err: error }, "the marketplace can't be reached");
    return reply.code(502).send({ code: 500, message: "System abnormality", data: null });
  }
  void reply.code(answer.status);
  for (const [name, value] of answer.headers) if (!ownHeaders.has(name)) void reply.header(name, value);
  const guest = answer.headers.get(guestTokenName);
  if (guest) {
    const attributes = `Path=/; Max-Age=${limits.guestTokenSeconds}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
    void reply.header("set-cookie", `${guestTokenName}=${encodeURIComponent(guest)}; ${attributes}`);
  }
  const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
  return reply.send(isJson ? await answer.text() : Buffer.from(await answer.arrayBuffer()));
};

/** Passes `/api/*` and the pictures on to another back end that speaks the same contract. */
export const passToBackEnd = (
  app: FastifyInstance,
  { apiBase, publicUrl }: { apiBase: string; publicUrl: string },
  maxBodyBytes: number,
): void => {
  const secure = publicUrl.startsWith("https:");
  const target = apiBase.replace(/\/$/, "");
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      "*",
      { parseAs: "buffer", bodyLimit: maxBodyBytes },
      (_request, body, done) => {
        done(null, body);
      },
    );
    scope.setErrorHandler((error, request, reply) => {
      // The sender disconnected before the body was complete, so no answer can be sent.
      if (request.raw.complete || !request.raw.destroyed) throw error;
      request.log.info("the sender ended the request");
      return reply.hijack();
    });
    for (const path of ["/api/*", "/media/*"]) {
      scope.all(path, (request, reply) => forward(request, reply, target, secure));
    }
  });
};
