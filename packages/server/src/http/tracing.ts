import { context, propagation, SpanKind, SpanStatusCode, trace, type Span } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Without a started SDK its spans do nothing. */
const tracer = trace.getTracer("carmine");

export interface Tracing {
  /** Sends the remaining spans. */
  close(): Promise<void>;
}

/**
 * Starts the OpenTelemetry SDK, which the standard `OTEL_…` variables configure. Loaded only when it is used. Spans are
 * created by `traceRequests` and by the connection pool: automatic instrumentation can't patch a bundled server.
 */
export const startTracing = async (): Promise<Tracing> => {
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, resources] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const provider = new NodeTracerProvider({
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ "service.name": "carmine" }))
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  // Also propagates the W3C trace context.
  provider.register();
  return {
    close: async () => {
      // An unreachable collector must not prevent the shutdown.
      await provider.shutdown().catch(() => undefined);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
};

/**
 * Creates a span per request, as a child of the caller's W3C trace context. Calls that a page makes in this process
 * are children of the page's span. Register it before other hooks, so that they run in the span's context.
 */
export const traceRequests = (app: FastifyInstance): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const { method } = request;
    const route = request.routeOptions.url ?? "unknown";
    const parent = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { "http.request.method": method, "http.route": route } },
      parent,
    );
    spans.set(request, span);
    context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onResponse", async (request, { statusCode }) => {
    const span = spans.get(request);
    span?.setAttribute("http.response.status_code", statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
};
