import * as z from "zod/mini";
import type { Endpoint, Policy } from "../contract/endpoint.ts";
import * as contract from "../contract/index.ts";
import { limits, wireLocales } from "../contract/limits.ts";
import { guestTokenName } from "../contract/tokens.ts";
import { type Transitions, transitions } from "./transitions.ts";

export type Json = Record<string, unknown>;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "data" in value;

export interface NamedEndpoint {
  name: string;
  endpoint: Endpoint;
}

/** All endpoints exported by the contract. */
export const endpoints: readonly NamedEndpoint[] = Object.entries(contract).flatMap(([name, endpoint]) =>
  isEndpoint(endpoint) ? [{ name, endpoint }] : [],
);

/** Group of an endpoint: the first path segment after its audience. */
const tagOf = ({ path }: Endpoint): string => {
  const [audience = "", subject = ""] = path.split("/").slice(2);
  return audience === "merchant" || audience === "operator" ? audience : subject;
};

/** Named schemas: the exported ones. */
const shapes = z.registry<{ id: string }>();
for (const [name, value] of Object.entries(contract)) {
  if (value instanceof z.core.$ZodType && !shapes.has(value))
    shapes.add(value, { id: name.charAt(0).toUpperCase() + name.slice(1) });
}

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A value as an object; empty if it isn't one. */
export const asJson = (value: unknown): Json => (isJson(value) ? value : {});

/** Integers of any size are `integer`: JavaScript's bounds aren't part of the contract. */
const dropJavaScriptBounds = (schema: Json): void => {
  if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
  if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
};

/** Rewrites references to named schemas for the document. */
const relink = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(relink);
  if (!isJson(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === "$ref" && typeof inner === "string"
        ? [key, inner.replace("#/$defs/", "#/components/schemas/")]
        : [key, relink(inner)],
    ),
  );
};

const schemaOf = (schema: z.core.$ZodType, io: "input" | "output", components: Json): Json => {
  // The wrapper keeps a schema named if it is the whole response, and prevents a recursive one from
  // referencing the document.
  const wrapped = z.toJSONSchema(z.object({ it: schema }), {
    target: "draft-2020-12",
    io,
    ...(io === "output" ? { metadata: shapes } : {}),
    unrepresentable: "any",
    override: ({ jsonSchema }) => {
      dropJavaScriptBounds(jsonSchema);
      delete jsonSchema["id"];
    },
  });
  for (const [name, shape] of Object.entries(wrapped.$defs ?? {})) components[name] = relink(shape);
  return asJson(relink(wrapped.properties?.["it"]));
};

const parametersOf = (schema: z.core.$ZodType | undefined, place: "path" | "query"): Json[] => {
  if (!schema) return [];
  const { properties, required } = schemaOf(schema, "input", {});
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(asJson(properties)).map(([name, shape]) => ({
    name,
    in: place,
    required: place === "path" || needed.includes(name),
    schema: shape,
  }));
};

const header = (name: string, description: string): Json => ({
  name,
  in: "header",
  required: false,
  description,
  schema: { type: "string" },
});

const token = [{ token: [] }, { bearer: [] }];

/** Required credentials; an empty requirement means none. */
const securityOf: Readonly<Record<Policy, Json[]>> = {
  public: [{}, ...token],
  guest: [{ guest: [] }, ...token],
  shopper: token,
  merchant: token,
  operator: token,
};

const contentTypes = {
  json: "application/json",
  text: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;

/** A multipart body with a file has one part of that name. */
const filePart: Json = {
  type: "object",
  required: ["multipart"],
  properties: { multipart: { type: "string", format: "binary" } },
};

const bodySchemaOf = ({ body }: Endpoint): Json => (body ? schemaOf(body, "input", {}) : filePart);

const operationOf = ({ name, endpoint }: NamedEndpoint, components: Json): Json => ({
  operationId: name,
  tags: [tagOf(endpoint)],
  summary: endpoint.summary,
  "x-policy": endpoint.policy,
  security: securityOf[endpoint.policy],
  parameters: [
    ...parametersOf(endpoint.params, "path"),
    ...parametersOf(endpoint.query, "query"),
    ...(endpoint.idempotencyKey
      ? [
          header(
            "Idempotency-Key",
            `1–${limits.idempotencyKey} printable characters; calls with the same key return the same response.`,
          ),
        ]
      : []),
  ],
  ...(endpoint.body || endpoint.bodyKind === "multipart"
    ? {
        requestBody: {
          required: true,
          content: {
            [contentTypes[endpoint.bodyKind ?? "json"]]: { schema: bodySchemaOf(endpoint) },
          },
        },
      }
    : {}),
  responses: {
    200: {
      description:
        "The envelope; `code` 200 is success, every other code a failure with its text in `message`.",
      content: {
        ...(endpoint.answerKind === "csv" && { "text/csv": { schema: { type: "string" } } }),
        "application/json": {
          schema: {
            type: "object",
            required: ["code", "message", "data"],
            properties: {
              code: { type: "integer" },
              message: { type: "string" },
              data: { anyOf: [schemaOf(endpoint.data, "output", components), { type: "null" }] },
            },
          },
        },
      },
    },
  },
});

export interface OpenApiDocument {
  openapi: "3.1.0";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** Actions on orders and refunds. */
  "x-transitions": Transitions;
  tags: { name: string }[];
  paths: Record<string, Record<string, Json>>;
  components: { schemas: Json; securitySchemes: Json };
}

/**
 * The contract as an OpenAPI 3.1 document.
 * @param options version of the shop, and the server URL (default: the host that serves the document)
 */
export const openApiDocument = ({
  version = "0.1.0",
  serverUrl = "/",
}: { version?: string; serverUrl?: string } = {}): OpenApiDocument => {
  const components: Json = {};
  const paths: OpenApiDocument["paths"] = {};
  for (const named of endpoints) {
    const path = (paths[named.endpoint.path] ??= {});
    path[named.endpoint.method.toLowerCase()] = operationOf(named, components);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Carmine marketplace",
      version,
      description:
        "HTTP status is 200 also for business errors: `code` in the envelope decides. Amounts are decimal texts, " +
        `times are \`yyyy-MM-dd HH:mm:ss\` in GMT+8. Languages: ${wireLocales.join(", ")}, chosen by the cookie ` +
        "`locale` or Accept-Language.",
    },
    servers: [{ url: serverUrl }],
    "x-transitions": transitions,
    tags: [...new Set(endpoints.map(({ endpoint }) => tagOf(endpoint)))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "authori-zation",
          description: "The token returned by sign-in.",
        },
        bearer: { type: "http", scheme: "bearer" },
        guest: {
          type: "apiKey",
          in: "header",
          name: guestTokenName,
          description: "Returned by a guest's first write.",
        },
      },
    },
  };
};
