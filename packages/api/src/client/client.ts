import ky, { isHTTPError, isTimeoutError } from "ky";
import * as z from "zod/mini";
import type { BodyOf, DataOf, Endpoint, ParamsOf, QueryOf } from "../contract/endpoint.ts";
import { guestTokenName } from "../contract/tokens.ts";
import { ApiError, clientCodes } from "./api-error.ts";
import { checkedData, dataOf, envelope, type Answer } from "./answer.ts";
import type { Direct } from "./direct.ts";
import { callHeaders } from "./headers.ts";
import { encodeBody, fillPath, isRepeatable, queryString } from "./request.ts";

type Text = string | null | undefined;
type ProvidedText = Text | (() => Text);

/** An endpoint with any schemas. */
export type AnyEndpoint = Endpoint;

export interface ClientOptions {
  /** Base URL of the back end; empty for the page's origin. */
  baseUrl?: string;
  /** Replaces `fetch`. */
  fetch?: (request: Request) => Promise<Response>;
  /** Replaces the network: the server calls the marketplace in-process while rendering. */
  direct?: Direct;
  /** The token returned by sign-in. Omit it if a cookie carries it. */
  token?: ProvidedText;
  guestToken?: ProvidedText;
  /**
   * The page's server stores the token in a cookie and removes it from responses that page scripts can read.
   */
  cookieSession?: boolean;
  /** Language of catalog texts and messages, as a wire locale. */
  locale?: ProvidedText;
  /** Called for code 401 or 410000–410002, to open the sign-in panel. */
  onSignInNeeded?: (error: ApiError, endpoint: AnyEndpoint) => void;
  /** Called for every other failure, unless the call is `quiet`. */
  onMessage?: (error: ApiError, endpoint: AnyEndpoint) => void;
  /** Called with the validation errors of a response that violates the contract. */
  onInvalidAnswer?: (endpoint: AnyEndpoint, problems: string) => void;
  /** Called with the token that a guest's first write receives. */
  onGuestToken?: (token: string) => void;
  /** Timeout of one attempt in milliseconds. */
  timeoutMs?: number;
}

type OptionsOf<E> = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The caller shows the failure itself, so `onMessage` isn't called. */
  quiet?: boolean;
  /** Called with the message of a success; null if it has none. */
  onText?: (text: string | null) => void;
} & (unknown extends ParamsOf<E> ? { params?: undefined } : { params: ParamsOf<E> & object }) &
  (unknown extends QueryOf<E> ? { query?: undefined } : { query?: QueryOf<E> & object }) &
  (unknown extends BodyOf<E> ? { body?: undefined } : { body: BodyOf<E> });

type Arguments<E> = {} extends OptionsOf<E> ? [options?: OptionsOf<E>] : [options: OptionsOf<E>];

/** Input of a call, without its endpoint's types. */
export interface CallParts {
  params?: object;
  query?: object;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  quiet?: boolean;
  onText?: (text: string | null) => void;
}

export interface ApiClient {
  /** The language of responses; part of every query key. */
  readonly locale: string;
  /**
   * Calls an endpoint and returns its `data`.
   * @throws ApiError for every failure, except a call aborted by its signal (an `AbortError`).
   */
  call<E extends AnyEndpoint>(endpoint: E, ...options: Arguments<E>): Promise<DataOf<E>>;
  /** Like `call`, without type checks of the input, for generic code. */
  callAny<E extends AnyEndpoint>(endpoint: E, options?: CallParts): Promise<DataOf<E>>;
}

const read = (provided: ProvidedText): Text => (typeof provided === "function" ? provided() : provided);

/** Temporary statuses of a proxy in front of the shop; such calls are retried. */
const transientStatuses = [408, 502, 503, 504];

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

type Headings = Readonly<Record<string, string>>;
type Send = (endpoint: AnyEndpoint, parts: CallParts, common: Headings) => Promise<Answer>;

const pathOf = (endpoint: AnyEndpoint, { params, query }: CallParts): string =>
  fillPath(endpoint.path, { ...params }) + queryString({ ...query });

const overNetwork = ({ baseUrl, fetch: ownFetch, timeoutMs }: ClientOptions): Send => {
  const http = ky.create({
    ...(baseUrl ? { prefix: baseUrl } : {}),
    ...(ownFetch ? { fetch: (input, init) => ownFetch(new Request(input, init)) } : {}),
    credentials: "same-origin",
    timeout: timeoutMs ?? defaultTimeoutMs,
    throwHttpErrors: (status) => transientStatuses.includes(status),
  });
  return async (endpoint, parts, common) => {
    const headers = new Headers(common);
    for (const [name, value] of Object.entries(parts.headers ?? {})) headers.set(name, value);
    const { body, contentType } = encodeBody(endpoint, parts.body);
    if (contentType) headers.set("content-type", contentType);
    const path = pathOf(endpoint, parts);
    try {
      const response = await http(path, {
        method: endpoint.method,
        headers,
        ...(body === undefined ? {} : { body }),
        ...(parts.signal ? { signal: parts.signal } : {}),
        retry: {
          limit: isRepeatable(endpoint, headers) ? 2 : 0,
          methods: ["get", "post"],
          statusCodes: transientStatuses,
          backoffLimit: 2000,
          retryOnTimeout: true,
          jitter: true,
        },
      });
      return {
        status: response.status,
        requestId: response.headers.get("x-request-id"),
        guestToken: response.headers.get(guestTokenName),
        text: await response.text(),
      };
    } catch (error) {
      if (isAbort(error)) throw error;
      throw failureOfTransport(error);
    }
  };
};

const textOrNull = (value: unknown): string | null => (typeof value === "string" ? value : null);

const inProcess =
  (direct: Direct): Send =>
  async (endpoint, parts, common) => {
    const { body, contentType } = encodeBody(endpoint, parts.body);
    if (body !== undefined && typeof body !== "string")
      throw new TypeError("An in-process call needs a text body");
    const path = pathOf(endpoint, parts);
    const { status, headers, text } = await direct({
      method: endpoint.method,
      path,
      headers: { ...common, ...parts.headers, ...(contentType ? { "content-type": contentType } : {}) },
      ...(body === undefined ? {} : { body }),
    }).catch((cause: unknown) => {
      throw new ApiError({ code: clientCodes.network, cause });
    });
    return {
      status,
      requestId: textOrNull(headers["x-request-id"]),
      guestToken: textOrNull(headers[guestTokenName]),
      text,
    };
  };

/** Creates a client of the marketplace: one per page in the browser, one per request on a server. */
export const createClient = (options: ClientOptions = {}): ApiClient => {
  // zod compiles checks with `new Function`, which a page's content security policy blocks.
  if (typeof document !== "undefined") z.config({ jitless: true });

  const send = options.direct ? inProcess(options.direct) : overNetwork(options);

  const answerOf = async (endpoint: AnyEndpoint, callOptions: CallParts): Promise<unknown> => {
    const common = callHeaders({
      token: read(options.token),
      guestToken: read(options.guestToken),
      locale: read(options.locale),
      cookieSession: options.cookieSession,
    });
    const answer = await send(endpoint, callOptions, common);
    if (answer.guestToken) options.onGuestToken?.(answer.guestToken);

    const data = dataOf(answer, callOptions.onText);
    // A marketplace in this process has already serialized its response by the same contract.
    if (options.direct) return data;
    return checkedData(endpoint, data, answer.requestId, (problems) =>
      options.onInvalidAnswer?.(endpoint, problems),
    );
  };

  function callAny<E extends AnyEndpoint>(endpoint: E, callOptions?: CallParts): Promise<DataOf<E>>;
  async function callAny(endpoint: AnyEndpoint, callOptions: CallParts = {}): Promise<unknown> {
    try {
      return await answerOf(endpoint, callOptions);
    } catch (error) {
      if (error instanceof ApiError) {
        if (error.needsSignIn) options.onSignInNeeded?.(error, endpoint);
        else if (!callOptions.quiet) options.onMessage?.(error, endpoint);
      }
      throw error;
    }
  }

  return {
    get locale() {
      return read(options.locale) ?? "en";
    },
    call: (endpoint, ...[callOptions]) => callAny(endpoint, callOptions),
    callAny,
  };
};
