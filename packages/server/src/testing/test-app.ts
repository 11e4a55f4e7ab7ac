import { Code, type Endpoint, type Schema, type WireLocale } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { input, output } from "zod/v4/core";
import { createApp } from "../app.ts";
import type { Config } from "../config.ts";
import { testContext, type TestContext } from "./test-context.ts";

export interface CallInput<Params, Query, Body> {
  params?: Params;
  query?: Query;
  body?: Body;
  /** Session token, sent as `authori-zation`. */
  token?: string | undefined;
  guestToken?: string | undefined;
  locale?: WireLocale;
  headers?: Record<string, string>;
  /** IP address of the request. */
  from?: string;
}

export type AnyInput = CallInput<unknown, unknown, unknown>;

export interface Answer<Data> {
  code: number;
  message: string;
  data: Data;
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
}

export interface TestApp extends TestContext {
  readonly app: FastifyInstance;
  /** Calls an endpoint through the whole app. */
  call<P extends Schema, Q extends Schema, B extends Schema, D extends Schema>(
    endpoint: Endpoint<P, Q, B, D>,
    wish?: CallInput<input<P>, input<Q>, input<B>>,
  ): Promise<Answer<output<D>>>;
}

const pathOf = (template: string, params: unknown): string =>
  template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );

const textsOf = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries((values ?? {}) as Record<string, unknown>)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/** A multipart body with one file. */
const fileBody = ({ name, text }: { name: string; text: string }) => ({
  type: "multipart/form-data; boundary=part",
  payload: `--part\r\ncontent-disposition: form-data; name="multipart"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n${text}\r\n--part--\r\n`,
});

const payloadOf = (kind: string, body: unknown): { type?: string; payload?: string } => {
  if (body === undefined) return {};
  if (kind === "multipart") return fileBody(body as { name: string; text: string });
  return kind === "form"
    ? { type: "application/x-www-form-urlencoded", payload: new URLSearchParams(textsOf(body)).toString() }
    : { type: "application/json", payload: JSON.stringify(body) };
};

/** A separate marketplace, called in-process. Call it once per test file and close it at the end. */
export const testApp = async (changes: Partial<Config> = {}): Promise<TestApp> => {
  const context = await testContext(changes);
  const app = createApp(context.ctx);
  await app.ready();
  return {
    ...context,
    app,
    call: async (endpoint, callInput = {}) => {
      const { token, guestToken, locale, from } = callInput;
      const { type, payload } = payloadOf(endpoint.bodyKind ?? "json", callInput.body);
      const response = await app.inject({
        method: endpoint.method,
        url: pathOf(endpoint.path, callInput.params),
        query: textsOf(callInput.query),
        ...(from === undefined ? {} : { remoteAddress: from }),
        headers: {
          ...(token === undefined ? {} : { "authori-zation": token }),
          ...(guestToken === undefined ? {} : { "guest-token": guestToken }),
          ...(locale === undefined ? {} : { cookie: `locale=${locale}` }),
          ...(type === undefined ? {} : { "content-type": type }),
          ...callInput.headers,
        },
        ...(payload === undefined ? {} : { payload }),
      });
      if (String(response.headers["content-type"]).startsWith("text/csv")) {
        const file = { code: Code.ok, message: "", data: response.body as never };
        return { ...file, status: response.statusCode, headers: response.headers };
      }
      const { code, message, data } = response.json<{ code: number; message: string; data: never }>();
      return { code, message, data, status: response.statusCode, headers: response.headers };
    },
    close: async () => {
      await app.close();
      await context.close();
    },
  };
};
