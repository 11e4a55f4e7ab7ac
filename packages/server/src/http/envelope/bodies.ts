import { Code, type BodyKind } from "@carmine/api/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";

/** Maximum bytes of a body without files. */
export const bodyLimit = 256 * 1024;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Encoding of the route's body; default JSON. */
    bodyKind?: BodyKind;
  }
}

const wrong = () => new Failure(Code.badRequest, "wrongParameter");

/** PostgreSQL can't store NUL as text, so it is refused before parsing, escaped or not. */
export const refuseNul = (text: string): void => {
  if (text.includes("\0") || text.includes("\\u0000") || text.includes("%00")) throw wrong();
};

/** `__proto__`, or an escape that could encode it. */
const mayNamePrototype = /__proto__|\\u/;

const parseJson = (text: string): unknown => {
  try {
    return mayNamePrototype.test(text)
      ? JSON.parse(text, (key, value: unknown) => (key === "__proto__" ? undefined : value))
      : JSON.parse(text);
  } catch {
    throw wrong();
  }
};

/**
 * The contract's bare email: unquoted text, a JSON string, or `{"email": …}`, regardless of the content type.
 */
const readBareText = (body: string): string => {
  const text = body.trim();
  if (!/^["{]/.test(text)) return text;
  const value = parseJson(text);
  if (typeof value === "string") return value;
  const { email } = value as { email?: unknown };
  return typeof email === "string" ? email : "";
};

const readMultipart = async (body: Buffer, contentType: string): Promise<unknown> => {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } })
    .formData()
    .catch(() => {
      throw wrong();
    });
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as const] : [],
  );
  for (const [, value] of fields) refuseNul(value);
  return Object.fromEntries(fields);
};

/** Parses a form in any of the three encodings that clients of the contract use. */
const readForm = (body: Buffer, contentType: string): unknown => {
  if (contentType.startsWith("multipart/form-data")) return readMultipart(body, contentType);
  const text = body.toString();
  refuseNul(text);
  return contentType.startsWith("application/json")
    ? parseJson(text)
    : Object.fromEntries(new URLSearchParams(text));
};

const readBody = (kind: BodyKind, body: Buffer, contentType: string): unknown => {
  // A client may send a content type with an empty POST.
  if (body.length === 0) return undefined;
  if (kind === "form") return readForm(body, contentType);
  const text = body.toString();
  refuseNul(text);
  if (kind === "text") return readBareText(text);
  if (!contentType.startsWith("application/json")) throw wrong();
  return parseJson(text);
};

/**
 * Parses bodies by the kind of the route's endpoint. One parser for all routes of the app, so that hooks
 * registered on it apply; uploads register their own in a separate scope.
 */
export const acceptBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) =>
    readBody(request.routeOptions.config.bodyKind ?? "json", body, request.headers["content-type"] ?? ""),
  );
};
