import { pino } from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFrame } from "../http/frame.ts";
import { testContext, type TestContext } from "../testing/test-context.ts";
import { registerWebhook } from "./webhooks.ts";

let shop: TestContext;
beforeAll(async () => {
  shop = await testContext();
});
afterAll(() => shop.close());

it("is retried by the provider after an unexpected error, which is logged", async () => {
  const lines: string[] = [];
  const ctx = { ...shop.ctx, log: pino({ level: "warn" }, { write: (line) => void lines.push(line) }) };
  const app = createFrame(ctx, { ready: true });
  registerWebhook(app, ctx, new Map(), {
    provider: "somebody",
    paths: ["/api/front/pay/somebody/webhooks"],
    read: () => {
      throw new TypeError("The event has another shape");
    },
  });
  const { statusCode } = await app.inject({
    method: "POST",
    url: "/api/front/pay/somebody/webhooks",
    headers: { "content-type": "application/json" },
    payload: "{}",
  });
  await app.close();
  expect(statusCode).toBe(503);
  expect(lines).toMatchObject([expect.stringContaining("The event has another shape")]);
});
