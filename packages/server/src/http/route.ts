import { Code, type Endpoint, type Policy, type Schema, type WireLocale } from "@carmine/api/contract";
import { bcp47, negotiateLocale } from "@carmine/i18n";
import { Readable } from "node:stream";
import { parseCookie } from "cookie";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { safeParse, type $ZodType, type output } from "zod/v4/core";
import type { AppContext } from "../context.ts";
import { refuseNul } from "./envelope/bodies.ts";
import { hasHeaderToken, requireUser, resolveCaller, type Caller } from "./callers/caller.ts";
import { requireRight } from "./callers/roles.ts";
import { requireSecondFactor } from "./callers/second-factor.ts";
import { isCrossSite } from "./callers/cross-site.ts";
import { isStorefront } from "./callers/storefront.ts";
import { Failure } from "./envelope/failure.ts";
import { isTextKey, textOf, type TextKey, type TextValues } from "./messages.ts";
import { withPictureAddresses } from "./envelope/picture-addresses.ts";
import { csvLine } from "../shared/csv-line.ts";
import { serializerOf } from "./envelope/response-schema.ts";

/** Arguments of a handler: validated input, the caller and the language. */
export interface Call<Params, Query, Body> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly caller: Caller;
  readonly locale: WireLocale;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Sets the envelope's `message`; default "Operation successful". */
  readonly setMessage: (key: TextKey, values?: TextValues) => void;
}

declare module "fastify" {
  interface FastifyContextConfig {
    policy?: Policy;
  }
  interface FastifyRequest {
    /** Language of the response; English until the request has been parsed. */
    locale: WireLocale;
  }
}

/** An empty query field is treated as absent: existing clients send all fields of their forms. */
const filledFields = (query: unknown): unknown =>
  Object.fromEntries(Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== ""));

/**
 * Validates one part of the input.
 * @throws Failure 400 with the message of the first invalid field
 */
const checked = (schema: $ZodType | undefined, value: unknown): unknown => {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (result.success) return result.data;
  const key = result.error.issues[0]?.message ?? "";
  throw new Failure(Code.badRequest, isTextKey(key) ? key : "wrongParameter");
};

const isForStaff = (policy: Policy): policy is "merchant" | "operator" =>
  policy === "merchant" || policy === "operator";

const enforce = async (ctx: AppContext, policy: Policy, caller: Caller): Promise<void> => {
  if (policy === "public" || policy === "guest") return;
  const userId = requireUser(caller);
  if (!isForStaff(policy)) return;
  await requireRight(ctx, userId, policy, caller.needs ?? "any");
  await requireSecondFactor(ctx, caller, policy);
};

/** Refuses to start with an endpoint for staff that names no right, so that none is open to every role by mistake. */
const requireNeeds = ({ policy, needs, method, path }: Endpoint): void => {
  if (isForStaff(policy) && needs === undefined)
    throw new Error(`The endpoint ${method} ${path} is for staff and names no right`);
};

/** Whether a call without a token in a header may change data: not if another site's page sent it. */
const mayWrite = ({ config }: AppContext, request: FastifyRequest): boolean =>
  !isCrossSite(request, config.publicUrl) || config.corsOrigins.includes(request.headers.origin ?? "");

/** A host that needs no escaping in a URL inside JSON. */
const plainHost = /^[\w.:[\]-]+$/;

/**
 * Base URL of pictures for the caller: of the CDN, or else of the shop. Without a CDN it is empty for the storefront's
 * own pages, which load pictures from their origin.
 */
const pictureBase = ({ config }: AppContext, request: FastifyRequest): string => {
  if (config.imageUrl !== null) return config.imageUrl;
  if (isStorefront(request, config.storefrontKey)) return "";
  if (config.publicUrl !== null) return config.publicUrl;
  return plainHost.test(request.host) ? `${request.protocol}://${request.host}` : "";
};

/** `/detail/{id}` → `/detail/:id` */
const fastifyPath = (path: string) => path.replace(/\{(\w+)\}/g, ":$1");

/** Identifies the caller, enforces the policy and validates the input. */
const accept = async <P extends Schema, Q extends Schema, B extends Schema>(
  ctx: AppContext,
  endpoint: Endpoint<P, Q, B>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Omit<Call<output<P>, output<Q>, output<B>>, "setMessage">> => {
  const { method, policy, needs } = endpoint;
  const cookies = parseCookie(request.headers.cookie ?? "");
  request.locale = negotiateLocale(cookies["locale"], request.headers["accept-language"], ctx.config.locales);
  reply.header("content-language", bcp47(request.locale));
  if (method !== "GET" && !hasHeaderToken(request) && !mayWrite(ctx, request)) {
    throw new Failure(Code.forbidden, "forbidden");
  }
  if (policy !== "public") reply.header("cache-control", "no-store");
  const found = await resolveCaller(ctx, request, cookies);
  const caller = needs === undefined ? found : { ...found, needs };
  await enforce(ctx, policy, caller);
  refuseNul(request.url);
  return {
    params: checked(endpoint.params, request.params) as output<P>,
    query: checked(endpoint.query, filledFields(request.query)) as output<Q>,
    body: checked(endpoint.body, request.body) as output<B>,
    caller,
    locale: request.locale,
    request,
    reply,
  };
};

/**
 * Serves one endpoint of the contract: identifies the caller, enforces the policy, validates the input, calls
 * the handler and wraps its result in the envelope. A handler refuses by throwing a `Failure`.
 */
export const route = <P extends Schema, Q extends Schema, B extends Schema, D extends Schema>(
  app: FastifyInstance,
  ctx: AppContext,
  endpoint: Endpoint<P, Q, B, D>,
  handler: (call: Call<output<P>, output<Q>, output<B>>) => Promise<output<D>> | output<D>,
): void => {
  const { method, path, policy, bodyKind = "json" } = endpoint;
  requireNeeds(endpoint);
  app.route({
    method,
    url: fastifyPath(path),
    config: { policy, bodyKind },
    handler: async (request, reply) => {
      const call = await accept(ctx, endpoint, request, reply);
      let message = textOf("success", request.locale);
      const data = await handler({
        ...call,
        setMessage: (key, values) => {
          message = textOf(key, request.locale, values);
        },
      });
      ctx.inspect?.(endpoint, data ?? null);
      const json = serializerOf(endpoint.data)({ code: Code.ok, message, data: data ?? null });
      const base = pictureBase(ctx, request);
      return reply
        .type("application/json; charset=utf-8")
        .send(base === "" ? json : withPictureAddresses(json, base));
    },
  });
};

/** A CSV file that is written while it is sent. */
export interface CsvFile {
  /** Without the extension. Characters other than letters, digits, dots and dashes are replaced. */
  readonly name: string;
  readonly rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>;
}

/** Marks the file as UTF-8 for spreadsheets. */
const byteOrderMark = "\uFEFF";

async function* csvText(rows: CsvFile["rows"]): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const row of rows) yield csvLine(row);
}

/** Serves an endpoint with `answerKind: "csv"`; see `route`. Only a few rows are in memory at a time. */
export const csvRoute = <P extends Schema, Q extends Schema, B extends Schema>(
  app: FastifyInstance,
  ctx: AppContext,
  endpoint: Endpoint<P, Q, B>,
  handler: (call: Omit<Call<output<P>, output<Q>, output<B>>, "setMessage">) => Promise<CsvFile>,
): void => {
  const { method, path, policy } = endpoint;
  requireNeeds(endpoint);
  app.route({
    method,
    url: fastifyPath(path),
    config: { policy },
    handler: async (request, reply) => {
      const { name, rows } = await handler(await accept(ctx, endpoint, request, reply));
      return reply
        .type("text/csv; charset=utf-8")
        .header("content-disposition", `attachment; filename="${name.replace(/[^\w.-]+/g, "-")}.csv"`)
        .send(Readable.from(csvText(rows)));
    },
  });
};
