import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { productList } from "@carmine/api/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createApp } from "../app.ts";
import { traceIds } from "../log.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { startTracing } from "./tracing.ts";

interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

interface Export {
  resourceSpans: {
    resource: { attributes: SentSpan["attributes"] };
    scopeSpans: { spans: SentSpan[] }[];
  }[];
}

const exports: Export[] = [];
const collector = createServer(
  (request, response) =>
    void json(request).then((body) => {
      exports.push(body as Export);
      response.setHeader("content-type", "application/json").end("{}");
    }),
);

let context: TestContext;
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  context = await testContext({ isTraced: true });
});
afterAll(async () => {
  await context.close();
  collector.close();
});

it("sends spans of requests and queries with the caller's trace, and logs the trace's id", async () => {
  const lines: { msg: string; trace_id?: string }[] = [];
  const log = pino(
    { level: "info", mixin: traceIds },
    { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
  );
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  vi.stubEnv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test");
  const tracing = await startTracing();
  const app = createApp({ ...context.ctx, log });
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const traceparent = `00-${traceId}-b7ad6b7169203331-01`;
  const answer = await app.inject({ url: `${productList.path}?page=1&limit=5`, headers: { traceparent } });
  expect(answer.statusCode).toBe(200);
  await app.close();
  await tracing.close();

  const spans = exports.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
  const request = spans.find(({ name }) => name === `GET ${productList.path}`);
  expect(request).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331" });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(queries.length).toBeGreaterThan(0);
  const text = queries[0]?.attributes.find(({ key }) => key === "db.query.text")?.value.stringValue;
  expect(text).toMatch(/^\s*select/i);
  const resource = exports[0]?.resourceSpans[0]?.resource.attributes;
  expect(resource).toContainEqual({ key: "service.name", value: { stringValue: "carmine" } });
  expect(resource).toContainEqual({
    key: "deployment.environment.name",
    value: { stringValue: "test" },
  });
  expect(lines.find(({ msg }) => msg === "request")?.trace_id).toBe(traceId);
});
