import type { Direct } from "@carmine/api/client";
import type { FastifyInstance } from "fastify";

/** Calls an app of the same process: no socket, no second data path. */
export const inProcess =
  (app: FastifyInstance): Direct =>
  async ({ method, path, headers, body }) => {
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, headers: answer.headers, text: answer.payload };
  };
