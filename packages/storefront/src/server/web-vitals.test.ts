import { channel } from "node:diagnostics_channel";
import { afterEach, expect, test } from "vitest";
import { startShop, type ShopForTests } from "./testing/shop.ts";

let shop: ShopForTests | undefined;
afterEach(() => shop?.app.close());

test("publishes valid values that pages report, and ignores others", async () => {
  shop = await startShop({ webVitals: true });
  const published: unknown[] = [];
  const note = (value: unknown) => void published.push(value);
  channel("carmine:web-vital").subscribe(note);
  const lcp = { name: "LCP", value: 812.5 };
  for (const payload of [
    lcp,
    { name: "LCP", value: -1 },
    { name: "LCP", value: 1e9 },
    { name: "x", value: 1 },
    [],
  ])
    expect((await shop.app.inject({ method: "POST", url: "/web-vitals", payload })).statusCode).toBe(204);
  channel("carmine:web-vital").unsubscribe(note);
  expect(published).toEqual([lcp]);
});

test("accepts none without metrics", async () => {
  shop = await startShop();
  const answer = await shop.app.inject({ method: "POST", url: "/web-vitals", payload: {} });
  expect(answer.statusCode).toBe(404);
});
