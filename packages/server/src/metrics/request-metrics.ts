import { storefrontKeyHeader } from "@carmine/api/contract";
import type { FastifyInstance } from "fastify";
import { Counter, Histogram, type Registry } from "prom-client";

/** Steps of a checkout by their endpoint. */
const checkoutSteps: ReadonlyMap<string, string> = new Map([
  ["/api/front/cart/save", "cart"],
  ["/api/front/order/pre/order", "checkout"],
  ["/api/front/order/create", "order"],
]);

/**
 * Measures the requests of an app. Pages call the API in the same process: these calls have the caller
 * `storefront`, so that they aren't counted with the requests of clients.
 */
export const measureRequests = (app: FastifyInstance, registry: Registry): void => {
  const registers = [registry];
  const durations = new Histogram({
    name: "carmine_http_request_duration_seconds",
    help: "Duration of requests by route; pages have the route /*",
    labelNames: ["method", "route", "status", "caller"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const failures = new Counter({
    name: "carmine_api_failures_total",
    help: "Refused and failed calls by the code in their envelope (most have HTTP status 200)",
    labelNames: ["route", "code"],
    registers,
  });
  const steps = new Counter({
    name: "carmine_checkout_steps_total",
    help: "Successful steps of checkouts: items put into carts, checkouts opened, orders placed",
    labelNames: ["step"],
    registers,
  });
  for (const step of checkoutSteps.values()) steps.inc({ step }, 0);
  app.addHook("onResponse", async (request, reply) => {
    const { url: route = "unknown", logLevel } = request.routeOptions;
    // Health checks.
    if (logLevel === "silent") return;
    const caller = request.headers[storefrontKeyHeader] === undefined ? "client" : "storefront";
    const labels = { method: request.method, route, status: reply.statusCode, caller };
    durations.observe(labels, reply.elapsedTime / 1000);
    if (request.failureCode !== null) failures.inc({ route, code: request.failureCode });
    const step = checkoutSteps.get(route);
    if (step !== undefined && request.failureCode === null && reply.statusCode < 400) steps.inc({ step });
  });
};
