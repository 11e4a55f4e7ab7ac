import type { Endpoint } from "../contract/endpoint.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Fills the placeholders of a path: `/detail/{id}` with `{id: 7}` → `/detail/7`. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === "")
      throw new TypeError(`The path ${path} needs "${name}"`);
    return encodeURIComponent(textOf(value));
  });

/** A query string in field order; undefined, null and empty values are omitted. */
export const queryString = (query: Readonly<Record<string, unknown>> = {}): string => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === "") continue;
    params.append(name, textOf(value));
  }
  const text = params.toString();
  return text ? `?${text}` : "";
};

interface EncodedBody {
  body?: BodyInit;
  contentType?: string;
}

/** Encodes a body for the wire. */
export const encodeBody = (endpoint: Pick<Endpoint, "bodyKind">, body: unknown): EncodedBody => {
  if (body === undefined) return {};
  switch (endpoint.bodyKind ?? "json") {
    case "form": {
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries(body ?? {})) {
        if (value !== undefined && value !== null) form.append(name, textOf(value));
      }
      return { body: form.toString(), contentType: "application/x-www-form-urlencoded;charset=UTF-8" };
    }
    case "multipart":
      if (!(body instanceof FormData)) throw new TypeError("A multipart call needs a FormData body");
      return { body };
    default:
      // The contract's bare email is also sent as JSON text (specification, section 7).
      return { body: JSON.stringify(body), contentType: "application/json" };
  }
};

/** Whether a call can be repeated without a response. */
export const isRepeatable = (
  endpoint: Pick<Endpoint, "method" | "retrySafe" | "idempotencyKey">,
  headers: Headers,
): boolean =>
  endpoint.method === "GET" ||
  endpoint.retrySafe === true ||
  (endpoint.idempotencyKey === true && headers.has("idempotency-key"));
