import ky, { isHTTPError, isTimeoutError, type KyInstance } from "ky";
import * as z from "zod/mini";
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from "../contract/endpoint.ts";
import { ApiError, clientCodes } from "./api-error.ts";
import { callHeaders } from "./headers.ts";
import { encodeBody, fillPath, isRepeatable, queryString } from "./request.ts";

type Provided<Value> = Value | (() => Value);

/** An endpoint of whatever shapes. */
export type AnyEndpoint = Endpoint;

export interface ClientOptions {
  /** Address of the back end; empty for the page's own. */
  baseUrl?: string;
  /** Takes the place of `fetch`: a server that renders hands in one that calls the marketplace in process. */
  fetch?: (request: Request) => Promise<Response>;
  /** The token as sign-in answered it. Left out where a cookie carries it. */
  token?: Provided<string | null | undefined>;
  guestToken?: Provided<string | null | undefined>;
  /** Language of catalogue texts and messages, as the wire names it. */
  locale?: Provided<string | null | undefined>;
  /** Code 401 or 410000–410002: remember the path, drop the token, open the sign-in panel. */
  onSignInNeeded?: (error: ApiError, endpoint: AnyEndpoint) => void;
  /** Every other failure that the caller did not ask to keep quiet. */
  onMessage?: (error: ApiError, endpoint: AnyEndpoint) => void;
  /** An answer that does not fit the contract: where, and what is wrong with it. */
  onInvalidAnswer?: (endpoint: AnyEndpoint, problems: string) => void;
  /** The token that a guest's first write is given. */
  onGuestToken?: (token: string) => void;
  /** Milliseconds for one attempt. */
  timeoutMs?: number;
}

type OptionsOf<E> = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The caller shows the failure itself: `onMessage` is not called. */
  quiet?: boolean;
} & (unknown extends ParamsOf<E> ? { params?: undefined } : { params: ParamsOf<E> }) &
  (unknown extends QueryOf<E> ? { query?: undefined } : { query?: QueryOf<E> }) &
  (unknown extends BodyOf<E> ? { body?: undefined } : { body: BodyOf<E> });

type Arguments<E> = {} extends OptionsOf<E> ? [options?: OptionsOf<E>] : [options: OptionsOf<E>];

export interface ApiClient {
  /** The language that answers come in; part of every query key. */
  readonly locale: string;
  /**
   * Calls an endpoint and answers its `data`.
   * @throws ApiError for everything that goes wrong, except a call given up by its signal (an `AbortError`).
   */
  call<E extends AnyEndpoint>(endpoint: E, ...options: Arguments<E>): Promise<DataOf<E>>;
}

interface LooseOptions {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  quiet?: boolean;
}

const read = <Value>(provided: Provided<Value>): Value =>
  typeof provided === "function" ? (provided as () => Value)() : provided;

const record = (value: unknown): Record<string, unknown> => ({ ...(value as object | undefined) });

const envelope = z.object({
  code: z.number(),
  message: z.nullish(z.string()),
  data: z._default(z.unknown(), null),
});

/** Statuses of something in front of the shop that is worth asking again. */
const passingStatuses = [408, 502, 503, 504];

const defaultTimeoutMs = 15_000;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === "AbortError";

const failureOfTransport = (error: unknown): ApiError => {
  if (isHTTPError(error)) {
    const body = z.safeParse(envelope, error.data);
    return new ApiError({
      code: body.success ? body.data.code : error.response.status,
      text: body.success ? body.data.message : null,
      data: body.success ? body.data.data : null,
      requestId: error.response.headers.get("x-request-id"),
      cause: error,
    });
  }
  const code = isTimeoutError(error) ? clientCodes.timeout : clientCodes.network;
  return new ApiError({ code, cause: error });
};

const prepare = (http: KyInstance, endpoint: AnyEndpoint, options: LooseOptions, common: HeadersInit) => {
  const headers = new Headers(common);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.set(name, value);
  const { body, contentType } = encodeBody(endpoint, options.body);
  if (contentType) headers.set("content-type", contentType);
  const path = fillPath(endpoint.path, record(options.params)) + queryString(record(options.query));
  return (): Promise<Response> =>
    http(path, {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body }),
      ...(options.signal ? { signal: options.signal } : {}),
      retry: {
        limit: isRepeatable(endpoint, headers) ? 2 : 0,
        methods: ["get", "post"],
        statusCodes: passingStatuses,
        backoffLimit: 2000,
        retryOnTimeout: true,
        jitter: true,
      },
    });
};

/** Makes a client of the marketplace. One per page in the browser, one per request on a server. */
export const createClient = (options: ClientOptions = {}): ApiClient => {
  // zod compiles checks with `new Function`, which a page's content security policy refuses.
  if (typeof document !== "undefined") z.config({ jitless: true });

  const ownFetch = options.fetch;
  const http = ky.create({
    ...(options.baseUrl ? { prefix: options.baseUrl } : {}),
    ...(ownFetch ? { fetch: (input, init) => ownFetch(new Request(input, init)) } : {}),
    credentials: "same-origin",
    timeout: options.timeoutMs ?? defaultTimeoutMs,
    throwHttpErrors: (status) => passingStatuses.includes(status),
  });

  const answerOf = async (endpoint: AnyEndpoint, callOptions: LooseOptions): Promise<unknown> => {
    const common = callHeaders({
      token: read(options.token),
      guestToken: read(options.guestToken),
      locale: read(options.locale),
    });
    const send = prepare(http, endpoint, callOptions, common);
    let response: Response;
    let text: string;
    try {
      response = await send();
      text = await response.text();
    } catch (error) {
      if (isAbort(error)) throw error;
      throw failureOfTransport(error);
    }

    const requestId = response.headers.get("x-request-id");
    const guestToken = response.headers.get("guest-token");
    if (guestToken) options.onGuestToken?.(guestToken);

    let parsed: unknown;
    try {
      parsed = JSON.parse(text);
    } catch (cause) {
      const code = response.ok ? clientCodes.badAnswer : response.status;
      throw new ApiError({ code, requestId, cause });
    }
    const outer = z.safeParse(envelope, parsed);
    if (!outer.success) {
      const code = response.ok ? clientCodes.badAnswer : response.status;
      throw new ApiError({ code, requestId });
    }
    const { code, message, data } = outer.data;
    if (code !== 200) throw new ApiError({ code, text: message, requestId, data });

    const checked = z.safeParse(endpoint.data, data);
    if (!checked.success) {
      options.onInvalidAnswer?.(endpoint, z.prettifyError(checked.error));
      throw new ApiError({ code: clientCodes.badAnswer, requestId, cause: checked.error });
    }
    return checked.data;
  };

  const call = async (endpoint: AnyEndpoint, callOptions: LooseOptions = {}): Promise<unknown> => {
    try {
      return await answerOf(endpoint, callOptions);
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.needsSignIn) options.onSignInNeeded?.(error, endpoint);
        else if (!callOptions.quiet) options.onMessage?.(error, endpoint);
      }
      throw error;
    }
  };

  return {
    get locale() {
      return read(options.locale) ?? "en";
    },
    call: call as ApiClient["call"],
  };
};
