import type { core } from "zod/mini";
import type { Domain, Freshness } from "./caching.ts";
import type { Right } from "./rights.ts";

/** Any zod schema, classic or mini. */
export type Schema<Output = unknown> = core.$ZodType<Output>;

/**
 * Access policy of an endpoint. The server refuses to start with a route without one; the storefront derives
 * its redirects from it.
 * - `public`: no token required, but used if sent
 * - `guest`: a guest or shopper token; a first write without one creates a guest token
 * - `shopper`: a signed-in account (email, phone, social or visitor)
 * - `merchant`, `operator`: staff of a shop, of the platform
 */
export type Policy = "public" | "guest" | "shopper" | "merchant" | "operator";

export type Method = "GET" | "POST";

/** Encoding of the request body. `text` is the contract's bare email text, `form` is URL-encoded. */
export type BodyKind = "json" | "form" | "text" | "multipart";

/** Page tags of an answer. A method's parameters are bivariant, so that an endpoint is assignable to `Endpoint`. */
type TagsOf<Params extends Schema, Query extends Schema, Data extends Schema> = {
  tagsOf(answer: core.output<Data>, input: CachedInput<Params, Query>): readonly string[];
}["tagsOf"];

/** Cache key of a cached answer, together with its path and language. */
export interface CachedInput<Params extends Schema = Schema, Query extends Schema = Schema> {
  readonly params: core.output<Params>;
  readonly query: core.output<Query>;
}

/** One call of the wire contract. Paths name their parameters in braces: `/api/front/product/detail/{id}`. */
export interface Endpoint<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Data extends Schema = Schema,
> {
  readonly method: Method;
  readonly path: string;
  readonly policy: Policy;
  /**
   * Right that a caller needs, for endpoints of staff. `any` is every member of a shop or of the marketplace. The
   * server refuses to start with an endpoint of staff without it.
   */
  readonly needs?: Right | "any";
  /** One sentence for the OpenAPI document. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyKind?: BodyKind;
  /** Schema of `data` in the envelope. */
  readonly data: Data;
  /**
   * `csv` answers with a file instead of an envelope; failures are envelopes. Its `data` is the text of the file.
   * @default "json"
   */
  readonly answerKind?: "json" | "csv";
  /** A POST that is safe to retry after a network failure (idempotent by key or by nature). */
  readonly retrySafe?: boolean;
  /** For query hooks: the domain of its response, and how long it is fresh. */
  readonly cached?: readonly [Domain, Freshness];
  /**
   * The answer is the same for every caller, and the server caches it until one of these page tags is published. A product can
   * be on many lists, so a sale publishes the tag of the product only.
   */
  readonly tags?: readonly string[] | TagsOf<Params, Query, Data>;
  /** A mutation of the hooks: domains whose answers it makes stale; `everyone` drops all personal data. */
  readonly invalidates?: "everyone" | readonly Domain[];
  /** Accepts an `Idempotency-Key` header, which makes the call safe to retry. */
  readonly idempotencyKey?: boolean;
}

export type ParamsOf<E> = E extends Endpoint<infer P> ? core.input<P> : never;
export type QueryOf<E> = E extends Endpoint<Schema, infer Q> ? core.input<Q> : never;
export type BodyOf<E> = E extends Endpoint<Schema, Schema, infer B> ? core.input<B> : never;
export type DataOf<E> = E extends Endpoint<Schema, Schema, Schema, infer D> ? core.output<D> : never;

/** Makes `params`, `query` or `body` required if the endpoint declares a schema for it; `Part` is `Schema` otherwise. */
type Given<Name extends string, Part extends Schema> = Schema extends Part
  ? unknown
  : { readonly [N in Name]: Part };

/** Declares an endpoint and keeps its literal types. */
export const endpoint = <P extends Schema, Q extends Schema, B extends Schema, D extends Schema>(
  definition: Endpoint<P, Q, B, D>,
): Endpoint<P, Q, B, D> & Given<"params", P> & Given<"query", Q> & Given<"body", B> =>
  definition as Endpoint<P, Q, B, D> & Given<"params", P> & Given<"query", Q> & Given<"body", B>;
