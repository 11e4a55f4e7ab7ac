import { channel } from "node:diagnostics_channel";
import type { FastifyInstance } from "fastify";
import { webVitalsPath } from "../app/web-vitals-path.ts";

/** Publishes each reported value; the marketplace's metrics subscribe to it. */
const webVitalChannel = channel("carmine:web-vital");

const names: ReadonlySet<unknown> = new Set(["CLS", "FCP", "INP", "LCP", "TTFB"]);
/** Larger values are from computers that slept while a page loaded, or made up. */
const maxMs = 600_000;

/** Accepts the web vitals that pages report. */
export const addWebVitals = (app: FastifyInstance): void => {
  app.post(webVitalsPath, { bodyLimit: 512, logLevel: "silent" }, async (request, reply) => {
    const { name, value } = (request.body ?? {}) as { name?: unknown; value?: unknown };
    if (names.has(name) && typeof value === "number" && value >= 0 && value <= maxMs)
      webVitalChannel.publish({ name, value });
    return reply.header("cache-control", "no-store").code(204).send();
  });
};
