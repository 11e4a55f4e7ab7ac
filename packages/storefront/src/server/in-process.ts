import { storefrontKeyHeader } from "@carmine/api/contract";
import type { Direct } from "@carmine/api/client";
import type { FastifyInstance } from "fastify";

/**
 * Calls an app in the same process without a socket. The visitor's address becomes the remote address, so it works
 * with any number of trusted proxies.
 * @param storefrontKey secret by which the marketplace recognizes its own storefront
 */
export const inProcess =
  (app: FastifyInstance, storefrontKey?: string): Direct =>
  async ({ method, path, headers: { "x-forwarded-for": remoteAddress, ...headers }, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers: storefrontKey === undefined ? headers : { ...headers, [storefrontKeyHeader]: storefrontKey },
      ...(remoteAddress === undefined ? {} : { remoteAddress }),
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
  };
