import type { FastifyInstance } from "fastify";

/** ms without a request after which a shop rests. */
const restMs = 30_000;
/** Requests after which it has something to give back. */
const load = 1000;

/**
 * Gives the memory of a load back to the system once the shop rests. V8 keeps the pages of what it has collected for
 * the next load, about 70 MB; the collection that releases them takes 200 ms. Needs the flag `--expose-gc`.
 */
export const giveBackAtRest = (app: FastifyInstance): void => {
  let requests = 0;
  const rest = setTimeout(() => {
    if (requests < load) return;
    requests = 0;
    globalThis.gc?.({ type: "major", flavor: "last-resort" });
  }, restMs).unref();
  app.server.on("request", () => {
    requests += 1;
    rest.refresh();
  });
  app.addHook("onClose", () => clearTimeout(rest));
};
