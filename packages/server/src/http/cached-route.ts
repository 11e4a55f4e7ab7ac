import type { CachedInput, Endpoint, Schema, WireLocale } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import type { output } from "zod/v4/core";
import type { AppContext } from "../context.ts";
import { cachedRead } from "./answer-cache.ts";
import { route, type Call } from "./route.ts";

/**
 * Serves an endpoint whose contract declares page tags: its answer is cached by language, parameters and query.
 * @param read computes the answer, which is the same for every caller
 * @param forCaller runs on every call and may return a changed copy for the caller
 */
export const cachedRoute = <P extends Schema, Q extends Schema, D extends Schema>(
  app: FastifyInstance,
  ctx: AppContext,
  endpoint: Endpoint<P, Q, Schema, D>,
  read: (input: CachedInput<P, Q> & { readonly locale: WireLocale }) => PromiseLike<output<D>>,
  forCaller: (
    answer: output<D>,
    call: Call<output<P>, output<Q>, unknown>,
  ) => PromiseLike<output<D>> | output<D> = (answer) => answer,
): void => {
  const { path, tags } = endpoint;
  if (!tags) throw new Error(`The contract of ${path} declares no page tags`);
  const cached = cachedRead(
    ctx,
    path,
    (locale: WireLocale, params: output<P>, query: output<Q>) => read({ locale, params, query }),
    (answer, _, params, query) => (typeof tags === "function" ? tags(answer, { params, query }) : tags),
  );
  route(app, ctx, endpoint, async (call) =>
    forCaller(await cached(call.locale, call.params, call.query), call),
  );
};
