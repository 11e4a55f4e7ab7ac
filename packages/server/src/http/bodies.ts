import multipart from "@fastify/multipart";
import { Code, type BodyKind } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";

/** Bytes of a body without files. */
export const bodyLimit = 256 * 1024;

const wrong = () => new Failure(Code.badRequest, "wrongParameter");

/** NUL can't be stored as text by PostgreSQL, so it is refused at the door, however it is written. */
export const refuseNul = (text: string): void => {
  if (text.includes("\0") || text.includes("\\u0000") || text.includes("%00")) throw wrong();
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, (key, value: unknown) => (key === "__proto__" ? undefined : value));
  } catch {
    throw wrong();
  }
};

/** The contract's bare e-mail: unquoted text, a JSON string, or `{"email": …}`, whatever the content type says. */
export const readBareText = (body: string): string => {
  const text = body.trim();
  if (!/^["{]/.test(text)) return text;
  const value = parseJson(text);
  if (typeof value === "string") return value;
  const { email } = value as { email?: unknown };
  return typeof email === "string" ? email : "";
};

type Parser = (text: string) => unknown;

const parsers: Record<Exclude<BodyKind, "multipart">, Record<string, Parser>> = {
  json: { "application/json": parseJson },
  form: {
    "application/json": parseJson,
    "application/x-www-form-urlencoded": (text) => Object.fromEntries(new URLSearchParams(text)),
  },
  text: { "*": readBareText },
};

/**
 * Sets how a scope of routes reads its bodies. An empty body is none, also with a content type: clients send
 * `application/json` with a POST that has nothing to say.
 */
export const acceptBodies = async (scope: FastifyInstance, kind: BodyKind): Promise<void> => {
  scope.removeAllContentTypeParsers();
  if (kind === "multipart") return;
  for (const [type, parse] of Object.entries(parsers[kind])) {
    scope.addContentTypeParser(type, { parseAs: "string" }, async (_request: unknown, text: string) => {
      refuseNul(text);
      return text.trim() === "" ? undefined : parse(text);
    });
  }
  if (kind === "form") {
    await scope.register(multipart, { attachFieldsToBody: "keyValues", limits: { files: 0, fields: 20 } });
  }
};
