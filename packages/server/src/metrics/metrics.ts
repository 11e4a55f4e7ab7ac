import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Registry } from "prom-client";
import type { AppContext } from "../context.ts";
import { measureMarketplace } from "./marketplace-metrics.ts";
import { measureProcess } from "./process-metrics.ts";
import { measureRequests } from "./request-metrics.ts";

export interface Metrics {
  /** Serves `GET /metrics` on its own port. @returns the port */
  listen(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Metrics in the text format of Prometheus, on a separate port, so that no proxy publishes them by mistake.
 */
export const createMetrics = (app: FastifyInstance, ctx: AppContext, port: number): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  measureRequests(app, registry);
  measureMarketplace(ctx, registry);
  const endProcess = measureProcess(ctx.db.$client, registry);

  const server: Server = createServer((request, response) => {
    if (request.method !== "GET" || request.url?.split("?", 1)[0] !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        ctx.log.warn({ err: error }, "could not collect the metrics");
        response.writeHead(503).end();
      },
    );
  });
  return {
    listen: () =>
      new Promise((resolve, reject) => {
        server.once("error", reject);
        server.listen(port, ctx.config.host, () => resolve((server.address() as AddressInfo).port));
      }),
    close: async () => {
      endProcess();
      server.closeAllConnections();
      if (server.listening) await new Promise((resolve) => server.close(resolve));
    },
  };
};
